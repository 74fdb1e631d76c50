import { useWords } from '#web/lib/words.tsx';

/** The words by which a school or organisation says whether a team is its own. */
export function useAskWords() {
  const t = useWords('entity');
  return {
    ...{ yes: t('ask.yes'), no: t('ask.no'), leave: t('ask.leave') },
    ...{ sure: t('ask.sure'), sureYes: t('ask.sureYes') },
  };
}
