import { uploadOfficeDocument, uploadOfficePicture } from '#contract/endpoints/uploads.ts';
import { callWithProgress } from '#web/lib/upload.ts';

/**
 * What a record may hold, and how it is sent. The timeouts, in milliseconds, are enough for 5 and 20 MB over a slow mobile
 * connection.
 */
const kinds = {
  picture: { endpoint: uploadOfficePicture, fileName: 'picture', timeout: 120_000 },
  document: { endpoint: uploadOfficeDocument, fileName: 'document.pdf', timeout: 300_000 },
} as const;

/**
 * Uploads a file; a record that is saved with its address holds it.
 * @returns its address
 */
export async function uploadFile(
  kind: keyof typeof kinds,
  file: Blob,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<string> {
  const { endpoint, fileName, timeout } = kinds[kind];
  const form = new FormData();
  // Names of messengers have signs that no header should carry, and the portal reads none.
  form.set('file', file, fileName);
  return (await callWithProgress(onProgress)(endpoint, { form, signal, timeout })).url;
}
