import { useEffect, useRef, useState } from 'react';
import { type UploadFailure, type UploadKind, uploadFailure, uploadFile } from './upload-file.ts';

/** What became of a chosen file: it is sent, or refused with a sentence; nothing if something is to be chosen first. */
type Prepared = { file: Blob } | { refusal: string } | undefined;

interface FormUploadOptions {
  kind: UploadKind;
  /** With the address of the file that was uploaded, or none when it is removed. */
  onChange: (address: string, file?: Blob) => void;
  /** `waitFor` of the form. */
  waitFor: (work: Promise<boolean>) => void;
}

export type FormUpload = ReturnType<typeof useFormUpload>;

/**
 * One file of a form: read, uploaded at once, and named by its address. The previous one stays until the next one has
 * arrived; a save waits, and is not sent when the file is refused or has not arrived.
 */
export function useFormUpload({ kind, onChange, waitFor }: FormUploadOptions) {
  const [sending, setSending] = useState<number>();
  const [failure, setFailure] = useState<UploadFailure & { again: () => void }>();
  const current = useRef<AbortController>(null);
  useEffect(() => () => current.current?.abort(), []);

  const begin = (): AbortSignal => {
    current.current?.abort();
    current.current = new AbortController();
    setFailure(undefined);
    setSending(undefined);
    return current.current.signal;
  };

  const take = (prepare: (signal: AbortSignal) => Promise<Prepared>) => {
    const signal = begin();
    const run = async (): Promise<boolean> => {
      const fail = (reason: UploadFailure, file?: Blob) => {
        setFailure({ ...reason, again: () => take(async () => file && { file }) });
        return false;
      };
      const prepared = await prepare(signal);
      // Another file has taken its place, or none is wanted.
      if (signal.aborted) return true;
      if (!prepared) return false;
      if ('refusal' in prepared) return fail({ sentence: prepared.refusal, mayRetry: false });
      const { file } = prepared;
      setSending(0);
      try {
        onChange(await uploadFile(kind, file, { onProgress: setSending, signal }), file);
        return true;
      } catch (error) {
        return signal.aborted || fail(uploadFailure(error), file);
      } finally {
        if (!signal.aborted) setSending(undefined);
      }
    };
    waitFor(run());
  };

  return {
    /** How much was sent, from 0 to 1, while something is. */
    sending,
    failure,
    /** Takes the file that `prepare` makes of what was chosen. */
    take,
    remove() {
      begin();
      onChange('');
    },
  };
}
