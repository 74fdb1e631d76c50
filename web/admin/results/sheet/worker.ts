import { readFile } from './read-file.ts';
import { Unreadable } from './unreadable.ts';

/*
 * Reads a file away from the page, which stays usable meanwhile and can end a worker that takes too long.
 */
self.addEventListener('message', async ({ data }: MessageEvent<Blob>) => {
  try {
    self.postMessage({ read: readFile(new Uint8Array(await data.arrayBuffer())) });
  } catch (error) {
    const { reason, named } = error instanceof Unreadable ? error : new Unreadable('damaged');
    self.postMessage({ reason, named });
  }
});
