import { fileLimits } from '#contract/result-files.ts';
import type { ReadFile } from './columns.ts';
import { type Reason, Unreadable } from './unreadable.ts';

/** Milliseconds after which a file is given up: one of 10,000 rows takes a second. */
const TIMEOUT = 30_000;

type Answer = { read: ReadFile; reason?: undefined } | { reason: Reason; named: readonly string[] };

/**
 * Reads a file of results.
 * @throws Unreadable
 */
export function readInWorker(file: File): Promise<ReadFile> {
  if (file.size > fileLimits.fileMaxBytes) return Promise.reject(new Unreadable('tooLarge'));
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return new Promise<ReadFile>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Unreadable('tooMuch')), TIMEOUT);
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      clearTimeout(timer);
      if (data.reason === undefined) resolve(data.read);
      else reject(new Unreadable(data.reason, data.named));
    });
    worker.addEventListener('error', () => {
      clearTimeout(timer);
      reject(new Unreadable('damaged'));
    });
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}
