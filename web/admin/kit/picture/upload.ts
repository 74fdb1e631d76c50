import { uploadOfficePicture } from '#contract/endpoints/uploads.ts';
import { ApiError } from '#web/lib/api.ts';
import { callWithProgress } from '#web/lib/upload.ts';

/** Milliseconds; enough for 5 MB over a slow mobile connection. */
const UPLOAD_TIMEOUT = 120_000;

/**
 * Uploads a picture; a record that is saved with its address shows it.
 * @returns its address
 */
export async function uploadPictureFile(
  file: Blob,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<string> {
  const form = new FormData();
  // Names of messengers have signs that no header should carry, and the portal reads none.
  form.set('file', file, 'picture');
  const sent = await callWithProgress(onProgress)(uploadOfficePicture, { form, signal, timeout: UPLOAD_TIMEOUT });
  return sent.url;
}

/** Whether the same picture may be taken at another attempt, because the portal never checked it. */
export const mayArriveLater = (problem: unknown): boolean =>
  problem instanceof ApiError && (problem.status === 0 || problem.status === 429 || problem.status >= 500);
