import type { SiteNotice } from '#contract/site-notice.ts';
import { useWords } from '#web/lib/words.tsx';

/** The kinds of a notice in words: for its form, and for the log, which must not load the form for them. */
export function useNoticeKinds(): Record<SiteNotice['kind'], string> {
  const t = useWords('admin-settings');
  return { info: t('notice.info'), warning: t('notice.warning') };
}
