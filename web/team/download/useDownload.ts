import { useRef, useState } from 'react';
import { toast } from '#web/kit/overlay/toast.ts';
import { ApiError } from '#web/lib/api.ts';
import { saveFile } from './save-file.ts';

type Wanted = {
  /** What `loading` says while this file is fetched. */
  key: string;
  name: string;
  /** Returns undefined if what arrived is not the file; an `ApiError` of it is shown as it is. */
  fetch: () => Promise<Blob | undefined>;
};

/**
 * Saves files in the browser, one at a time; what goes wrong is shown in a toast.
 * @param failed the sentence for a file that did not arrive
 */
export function useDownload(failed: string) {
  const [loading, setLoading] = useState<string>();
  const running = useRef(false);

  async function download({ key, name, fetch }: Wanted) {
    if (running.current) return;
    running.current = true;
    setLoading(key);
    try {
      const file = await fetch();
      if (file) saveFile(file, name);
      else toast.error(failed);
    } catch (error) {
      toast.error(error instanceof ApiError ? error.message : failed);
    } finally {
      running.current = false;
      setLoading(undefined);
    }
  }
  return { download, loading };
}
