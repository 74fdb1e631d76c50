import type { Achievement } from '#contract/endpoints/profile.ts';
import { medalOf } from '#domain/medal.ts';
import { formatNumber } from '#locales/format.ts';
import { paths } from '#web/app/paths.ts';
import { tones } from '#web/kit/Badge.tsx';
import { cx } from '#web/kit/cx.ts';
import { Link } from '#web/kit/Link.tsx';
import { useLocal } from '#web/lib/local.ts';
import { useSite } from '#web/lib/site.ts';
import { useWords } from '#web/lib/words.tsx';
import { NothingYet } from './ProfileBlock.tsx';

/** The newest ranked teams, each with its rank as a medal (public spec, section 2, "Profile"). */
export function Achievements({ teams }: { teams: readonly Achievement[] }) {
  const t = useWords('profile');
  const say = useLocal();
  const season = useSite()?.seasons[0];
  if (teams.length === 0) {
    return (
      <NothingYet text={t('achievements.empty')}>
        {season && (
          <Link to={paths.results(season.id)} look="strong">
            {t('achievements.results')}
          </Link>
        )}
      </NothingYet>
    );
  }
  return (
    <ul className="grid gap-4">
      {teams.map(({ _id, name, season, competion, resultes: { ranked } }) => (
        <li key={_id} className="flex items-center gap-4">
          <p
            className={cx(
              'kit-edge flex size-16 shrink-0 flex-col items-center justify-center rounded-lg leading-none',
              tones[medalOf(ranked)],
            )}
          >
            <span className="text-xs font-semibold">{t('achievements.rank')}</span>
            <span className="mt-1 text-2xl font-bold tabular-nums">{formatNumber(ranked)}</span>
          </p>
          <div className="min-w-0">
            <h3 className="text-base wrap-anywhere">
              <Link to={paths.team(_id)} look="quiet">
                <bdi>{name}</bdi>
              </Link>
            </h3>
            <p className="text-sm font-semibold">{say(competion, 'name')}</p>
            <p className="text-sm text-soft">{say(season, 'name')}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
