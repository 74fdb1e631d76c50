import { fileLimits } from '#contract/result-files.ts';
import type { ReadFile } from './columns.ts';
import { type Reason, Unreadable } from './unreadable.ts';
import type { Source } from './worker.ts';

/** Milliseconds after which a file is given up: one of 10,000 rows takes a second. */
const TIMEOUT = 30_000;

type Answer = { read: ReadFile; reason?: undefined } | { reason: Reason; named: readonly string[] };

/**
 * Reads a file of results, or what was pasted.
 * @throws Unreadable
 */
export function readInWorker(source: Source): Promise<ReadFile> {
  if (source instanceof File && source.size > fileLimits.fileMaxBytes)
    return Promise.reject(new Unreadable('tooLarge'));
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout>;
  return new Promise<ReadFile>((resolve, reject) => {
    timer = setTimeout(() => reject(new Unreadable('tooMuch')), TIMEOUT);
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (data.reason === undefined) resolve(data.read);
      else reject(new Unreadable(data.reason, data.named));
    });
    worker.addEventListener('error', () => reject(new Unreadable('damaged')));
    worker.postMessage(source);
  }).finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}
