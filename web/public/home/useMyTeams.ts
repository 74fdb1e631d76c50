import { useEffect, useState } from 'react';
import type { Team } from '#contract/entities.ts';

/** The first page of the viewer's teams, requested once by the browser. Client and contract load only for this. */
export function useMyTeams() {
  const [teams, setTeams] = useState<Team[]>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the request
  useEffect(() => {
    const controller = new AbortController();
    const ask = async () => {
      const [{ call }, { listMyTeams }] = await Promise.all([
        import('#web/lib/api.ts'),
        import('#contract/endpoints/teams.ts'),
      ]);
      const answer = await call(listMyTeams, { query: {}, signal: controller.signal });
      setTeams(answer.teams);
    };
    ask().catch(() => {
      if (!controller.signal.aborted) setFailed(true);
    });
    return () => controller.abort();
  }, [attempt]);
  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return { teams, failed, retry };
}
