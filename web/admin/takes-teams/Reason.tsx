import type { WhyNoTeams } from '#domain/why-no-teams.ts';
import { DateTime } from '#web/kit/DateTime.tsx';
import { useWords } from '#web/lib/words.tsx';

/** Why something takes no teams, with the date that says so. */
export function Reason({ why }: { why: WhyNoTeams }) {
  const t = useWords('admin-takes-teams');
  return (
    <>
      {t(`why.${why.reason}`)}
      {'date' in why && (
        <>
          {' '}
          <DateTime iso={why.date} />
        </>
      )}
    </>
  );
}
