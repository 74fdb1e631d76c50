import type { Education, Skill } from '#contract/endpoints/profile.ts';
import { formatPercent } from '#locales/format.ts';
import { OutsideLink } from '#web/kit/Link.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { SkeletonText } from '#web/kit/Skeleton.tsx';
import { useLocal } from '#web/lib/local.ts';
import { useSite } from '#web/lib/site.ts';
import { useWords } from '#web/lib/words.tsx';
import { NothingYet, NotLoaded, ProfileBlock } from './ProfileBlock.tsx';
import { useSkills } from './useSkills.ts';

/** What STEB knows of the person; when it is away, this part says so and the rest of the page is as ever. */
export function EducationAndSkills() {
  const t = useWords('profile');
  const kit = useWords('kit');
  const site = useSite();
  const { answer, error, retry, retrying } = useSkills();
  const atSteb = site && (
    <OutsideLink href={site.links.account} look="strong" newTab>
      {t('skills.edit')}
    </OutsideLink>
  );
  const empty = answer && answer.education.length === 0 && answer.skilles.length === 0;
  return (
    <ProfileBlock title={t('skills.title')} end={answer && !empty && atSteb}>
      {error !== undefined ? (
        <NotLoaded text={error} onRetry={retry} pending={retrying} />
      ) : empty ? (
        <NothingYet text={t('skills.empty')}>{atSteb}</NothingYet>
      ) : (
        <div className="grid gap-7" aria-busy={!answer}>
          {!answer && (
            <span role="status" className="sr-only">
              {kit('loading')}
            </span>
          )}
          <Part title={t('skills.education')} empty={answer?.education.length === 0 && t('skills.noEducation')}>
            {answer ? <Schools education={answer.education} /> : <SkeletonText lines={3} />}
          </Part>
          <Part title={t('skills.skills')} empty={answer?.skilles.length === 0 && t('skills.noSkills')}>
            {answer ? <Skills skills={answer.skilles} /> : <SkeletonText lines={5} />}
          </Part>
        </div>
      )}
    </ProfileBlock>
  );
}

function Part({ title, empty, children }: { title: string; empty: string | false; children: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-3 text-base text-soft">{title}</h3>
      {empty ? <p className="text-soft">{empty}</p> : children}
    </div>
  );
}

function Schools({ education }: { education: readonly Education[] }) {
  const t = useWords('profile');
  const say = useLocal();
  return (
    <ul className="grid gap-4">
      {education.map((one) => (
        <li key={one._id} className="wrap-anywhere">
          <p className="font-semibold">
            <bdi>{one.school || say(one, 'degree')}</bdi>
          </p>
          {one.school && say(one, 'degree') && (
            <p>
              <bdi>{say(one, 'degree')}</bdi>
            </p>
          )}
          {one.start_year !== null && (
            <p className="text-sm text-soft">{t('skills.since', { year: String(one.start_year) })}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

function Skills({ skills }: { skills: readonly Skill[] }) {
  const say = useLocal();
  return (
    <ul className="grid gap-3.5">
      {skills.map((skill) => (
        <li key={skill._id}>
          <p className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 font-semibold wrap-anywhere">
              <bdi>{say(skill, 'name')}</bdi>
            </span>
            {skill.level !== null && <Ltr className="text-sm text-soft">{formatPercent(skill.level / 100)}</Ltr>}
          </p>
          {skill.level !== null && (
            <div aria-hidden className="kit-edge mt-1.5 h-2 overflow-hidden rounded-full bg-ink/8">
              <div className="kit-filled h-full rounded-full bg-palm" style={{ inlineSize: `${skill.level}%` }} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
