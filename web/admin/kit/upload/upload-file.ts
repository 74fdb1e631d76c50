import { uploadOfficeDocument, uploadOfficePicture } from '#contract/endpoints/uploads.ts';
import { ApiError } from '#web/lib/api.ts';
import { callWithProgress } from '#web/lib/upload.ts';

/**
 * What a record may hold, and how it is sent. The timeouts, in milliseconds, are enough for 5 and 20 MB over a slow mobile
 * connection.
 */
const kinds = {
  picture: { endpoint: uploadOfficePicture, fileName: 'picture', timeout: 120_000 },
  document: { endpoint: uploadOfficeDocument, fileName: 'document.pdf', timeout: 300_000 },
} as const;
export type UploadKind = keyof typeof kinds;

/**
 * Uploads a file; a record that is saved with its address holds it.
 * @returns its address
 */
export async function uploadFile(
  kind: UploadKind,
  file: Blob,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<string> {
  const { endpoint, fileName, timeout } = kinds[kind];
  const form = new FormData();
  // Names of messengers have signs that no header should carry, and the portal reads none.
  form.set('file', file, fileName);
  return (await callWithProgress(onProgress)(endpoint, { form, signal, timeout })).url;
}

export interface UploadFailure {
  sentence: string;
  /** The same file may be taken at another attempt, because the portal never checked it. */
  mayRetry: boolean;
}

/**
 * Why a file was not taken.
 * @throws what is no failed call: a mistake of ours
 */
export function uploadFailure(error: unknown): UploadFailure {
  if (!(error instanceof ApiError)) throw error;
  const { status } = error;
  return { sentence: error.fields.file ?? error.message, mayRetry: status === 0 || status === 429 || status >= 500 };
}
