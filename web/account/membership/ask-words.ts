import { useWords } from '#web/lib/words.tsx';
import type { OwnPlace } from '../team/team-context.ts';

/** The words by which somebody says whether they coach a team, or are in it. */
export function useAskWords(role: OwnPlace['role']) {
  const t = useWords('asked');
  return {
    ...{ yes: t(`${role}.yes`), no: t(`${role}.no`), leave: t(`${role}.leave`) },
    ...{ sure: t('sure'), sureYes: t('sureYes') },
  };
}
