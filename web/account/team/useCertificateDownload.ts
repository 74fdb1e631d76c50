import { useRef, useState } from 'react';
import { toast } from '#web/kit/overlay/toast.ts';
import { useWords } from '#web/lib/words.tsx';
import { saveFile } from '../transactions/save-file.ts';

/** Downloads a certificate's PDF under its number; errors are shown in a toast. One at a time. */
export function useCertificateDownload() {
  const t = useWords('certificates');
  const [loading, setLoading] = useState<string>();
  const running = useRef(false);

  async function download(path: string, name: string) {
    if (running.current) return;
    running.current = true;
    setLoading(path);
    try {
      const pdf = await fetch(path, { credentials: 'same-origin' });
      if (pdf.ok) saveFile(await pdf.blob(), name);
      else toast.error(t('tab.failed'));
    } catch {
      toast.error(t('tab.failed'));
    } finally {
      running.current = false;
      setLoading(undefined);
    }
  }
  return { download, loading };
}
