import { useEffect, useState } from 'react';
import { type AdminTeamRow, listAdminTeams } from '#contract/endpoints/teams.ts';
import { call } from '#web/lib/api.ts';
import { attempt } from '#web/lib/attempt.ts';

/** Milliseconds after the last letter. */
const PAUSE = 250;
const MOST = 10;

interface Found {
  season: string;
  teams: readonly AdminTeamRow[];
  more: boolean;
  error?: string | undefined;
}

/** The teams of a season that a text finds, asked while it is typed; undefined before the first answer. */
export function useTeams(season: string, search: string): { found: Found | undefined; pending: boolean } {
  const [found, setFound] = useState<Found>();
  const [pending, setPending] = useState(false);
  const text = search.trim();
  useEffect(() => {
    if (!season || !text) {
      setFound(undefined);
      setPending(false);
      return;
    }
    const abort = new AbortController();
    setPending(true);
    const timer = setTimeout(async () => {
      const query = { s: text, season, per_page: MOST, sort: 'team_no' as const };
      const { answer, error } = await attempt(call(listAdminTeams, { query, signal: abort.signal }));
      if (abort.signal.aborted) return;
      setFound({ season, teams: answer?.teams ?? [], more: (answer?.totalItems ?? 0) > MOST, error });
      setPending(false);
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [season, text]);
  // Those of the season before can no longer be chosen.
  return { found: found?.season === season ? found : undefined, pending };
}
