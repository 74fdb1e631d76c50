import { paths } from '#web/app/paths.ts';
import { Robot } from '#web/kit/art/Robot.tsx';
import { ButtonLink } from '#web/kit/Button.tsx';
import { Card } from '#web/kit/Card.tsx';
import { Prose } from '#web/kit/Prose.tsx';
import { useWords } from '#web/lib/words.tsx';
import { RegisterButton } from '../take-part/index.ts';
import type { SeasonView } from './load-season.ts';

/** The office's text on the course of the season, with the next step beside it. */
export function HowItRuns({ season }: { season: SeasonView }) {
  const t = useWords('season');
  const open = season.registration;
  // Between the end of registration and the finals a season is closed, but not over.
  const running = !open && season.dates.milestones.some(({ phase }) => phase !== 'past');
  const stage = open ? 'join' : running ? 'running' : 'over';
  return (
    <section aria-label={t('course')} className="mt-16 grid items-start gap-x-14 gap-y-10 lg:grid-cols-[1fr_22rem]">
      <Prose html={season.template} className="min-w-0 [&>h2:first-child]:mt-0" />
      <Card className="flex flex-col items-center text-center lg:sticky lg:top-24">
        <Robot pose={open ? 'wave' : 'cheer'} size={150} name={season.slug} className="robot-still" />
        <h2 className="mt-4 text-xl">{t(stage)}</h2>
        <p className="mt-1 text-soft">{t(`${stage}Text`)}</p>
        {open ? (
          <RegisterButton choice={{ season_id: season.id }} variant="primary" className="mt-5 w-full">
            {t('register')}
          </RegisterButton>
        ) : running ? (
          <ButtonLink to="#dates" className="mt-5 w-full">
            {t('seeDates')}
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.results(season.id)} variant="primary" className="mt-5 w-full">
            {t('seeResults')}
          </ButtonLink>
        )}
      </Card>
    </section>
  );
}
