import { useRef, useState } from 'react';
import { ApiError } from '#web/lib/api.ts';
import { useProblemToast } from '../problem-toast.ts';

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
  const problem = useProblemToast();

  async function download({ key, name, fetch }: Wanted) {
    if (running.current) return;
    running.current = true;
    problem.clear();
    setLoading(key);
    try {
      const file = await fetch();
      if (file) saveFile(file, name);
      else problem.show(failed);
    } catch (error) {
      problem.show(error instanceof ApiError ? error.message : failed);
    } finally {
      running.current = false;
      setLoading(undefined);
    }
  }
  return { download, loading };
}

/** Milliseconds that a browser may need to start reading the file to save. */
const timeout = 60_000;

/** Saves data already in the browser as a file with the given name, like a download link. */
function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), timeout);
}
