import { readFile, readPasted } from './read-file.ts';
import { Unreadable } from './unreadable.ts';

/** What is read: a file, or what was pasted. */
export type Source = File | { html: string; text: string };

/*
 * Reads away from the page, which stays usable meanwhile and can end a worker that takes too long.
 */
self.addEventListener('message', async ({ data }: MessageEvent<Source>) => {
  try {
    const read = data instanceof Blob ? await readFile(new Uint8Array(await data.arrayBuffer())) : readPasted(data);
    self.postMessage({ read });
  } catch (error) {
    const { reason, named } = error instanceof Unreadable ? error : new Unreadable('damaged');
    self.postMessage({ reason, named });
  }
});
