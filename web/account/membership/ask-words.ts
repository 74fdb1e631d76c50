import { useWords } from '#web/lib/words.tsx';

/** The words by which somebody says whether they are in a team. */
export function useAskWords() {
  const t = useWords('membership');
  return { yes: t('yes'), no: t('no'), leave: t('leave'), sure: t('sure'), sureYes: t('sureYes') };
}
