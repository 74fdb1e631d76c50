import { paths } from '#web/app/paths.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { Card } from '#web/kit/Card.tsx';
import { DescriptionList } from '#web/kit/DescriptionList.tsx';
import { Money } from '#web/kit/Money.tsx';
import { useWords } from '#web/lib/words.tsx';
import { RegisterButton } from '../take-part/index.ts';
import type { CompetitionView } from './load-competition.ts';

/** Team size, the price including the rounding, and the registration button. */
export function CompetitionFacts({ competition }: { competition: CompetitionView }) {
  const t = useWords('competition');
  const { season, fee, members, coaches, registration } = competition;
  return (
    <Card as="section">
      <h2 className="mb-2 text-xl">{t('facts')}</h2>
      <DescriptionList
        items={[
          { term: t('members'), detail: t('upTo', { count: members }) },
          { term: t('coaches'), detail: t('upTo', { count: coaches }) },
          ...(fee
            ? [
                { term: t('price'), detail: <Money halalas={fee.price} /> },
                { term: t('tax'), detail: <Money halalas={fee.tax} /> },
                ...(fee.rounding === 0 ? [] : [{ term: t('rounding'), detail: <Money halalas={fee.rounding} /> }]),
                { term: t('total'), detail: <Money halalas={fee.total} />, strong: true },
              ]
            : [{ term: t('price'), detail: t('free'), strong: true }]),
        ]}
      />
      <div className="mt-5 grid gap-2.5">
        {registration ? (
          <RegisterButton
            choice={{ season_id: season.id, competion_id: competition.id }}
            variant="go"
            className="max-sm:hidden"
          >
            {t('register')}
          </RegisterButton>
        ) : (
          <p className="text-center text-sm text-soft max-sm:hidden">{t('closed')}</p>
        )}
        <ButtonLink to={paths.results(season.id, { competion: competition.id })}>{t('results')}</ButtonLink>
      </div>
    </Card>
  );
}
