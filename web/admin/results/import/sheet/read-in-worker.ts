import { fileLimits } from '#contract/result-files.ts';
import type { ReadFile } from './columns.ts';
import { type Reason, Unreadable } from './unreadable.ts';
import type { Source } from './worker.ts';

/** Milliseconds after which a file is given up: one of 10,000 rows takes a second. */
const TIMEOUT = 30_000;

type Answer = { read: ReadFile; reason?: undefined } | { reason: Reason; named: readonly string[] };

const startWorker = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/**
 * Reads a file of results, or what was pasted.
 * @throws Unreadable
 */
export async function readInWorker(source: Source, start: () => Worker = startWorker): Promise<ReadFile> {
  if (source instanceof File && source.size > fileLimits.fileMaxBytes) throw new Unreadable('tooLarge');
  let worker: Worker | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<ReadFile>((resolve, reject) => {
      const begun = start();
      worker = begun;
      timer = setTimeout(() => reject(new Unreadable('tooSlow')), TIMEOUT);
      begun.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
        if (data.reason === undefined) resolve(data.read);
        else reject(new Unreadable(data.reason, data.named));
      });
      // What goes wrong while it reads, the worker answers itself.
      begun.addEventListener('error', () => reject(new Unreadable('notLoaded')));
      begun.postMessage(source);
    });
  } catch (error) {
    // The browser may refuse to start a worker at all.
    throw error instanceof Unreadable ? error : new Unreadable('notLoaded');
  } finally {
    clearTimeout(timer);
    worker?.terminate();
  }
}
