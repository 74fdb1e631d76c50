import { EmptyState } from '#web/kit/EmptyState.tsx';
import { useWords } from '#web/lib/words.tsx';

/** @param anywhere whether another season has teams; else the first steps stand above */
export function NoTeams({ anywhere }: { anywhere: boolean }) {
  const t = useWords('admin-dashboard');
  return anywhere ? (
    <EmptyState pose="wave" title={t('empty.season')} text={t('empty.seasonText')} />
  ) : (
    <EmptyState pose="wave" title={t('empty.title')} text={t('empty.text')} />
  );
}
