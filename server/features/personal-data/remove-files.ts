import type { FileStore } from '#server/platform/files.ts';
import type { Job } from '#server/platform/jobs.ts';

export const removeErasedFilesJob = 'remove-erased-files';

/** Removes files that an erased person's data was in. One that is gone already is no failure. */
export const removeErasedFiles = (files: FileStore): Job<{ keys: string[] }> => ({
  async run({ keys }) {
    for (const key of keys) await files.remove(key);
  },
});
