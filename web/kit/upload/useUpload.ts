import { useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '#web/lib/api.ts';

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

/** What was made of a chosen file: it is sent, or refused with a sentence; nothing if something is to be chosen first. */
type Prepared<Sent extends Blob> = { file: Sent } | { refusal: string } | undefined;

interface UploadOptions<Sent extends Blob, Answer> {
  send: (file: Sent, how: { onProgress: (share: number) => void; signal: AbortSignal }) => Promise<Answer>;
  onArrived: (answer: Answer, file: Sent) => void;
  /**
   * A save waits for this work, and is not sent while it ended with false: the file was refused or has not arrived. Another
   * work of the same upload takes its place.
   */
  waitFor: (upload: string, work: Promise<boolean>) => void;
}

/** What a field shows of it, whatever is sent. */
export type Upload = Omit<ReturnType<typeof useUpload>, 'take'>;

/**
 * One file of a form, uploaded as soon as it is chosen. What was there stays until the next one has arrived; a file that is
 * chosen meanwhile takes the place of the one on its way, and leaving the form ends it.
 */
export function useUpload<Sent extends Blob, Answer>({ send, onArrived, waitFor }: UploadOptions<Sent, Answer>) {
  const [sending, setSending] = useState<number>();
  const [failure, setFailure] = useState<UploadFailure & { again: () => void }>();
  const current = useRef<AbortController>(null);
  const upload = useId();
  const latest = useRef(waitFor);
  latest.current = waitFor;
  /** Nobody waits for this upload any more. */
  const release = () => latest.current(upload, Promise.resolve(true));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the field is gone
  useEffect(
    () => () => {
      current.current?.abort();
      release();
    },
    [],
  );

  const begin = (): AbortSignal => {
    current.current?.abort();
    current.current = new AbortController();
    setFailure(undefined);
    setSending(undefined);
    return current.current.signal;
  };

  const take = (prepare: (signal: AbortSignal) => Promise<Prepared<Sent>>) => {
    const signal = begin();
    const run = async (): Promise<boolean> => {
      const fail = (reason: UploadFailure, file?: Sent) => {
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
        onArrived(await send(file, { onProgress: setSending, signal }), file);
        return true;
      } catch (error) {
        return signal.aborted || fail(uploadFailure(error), file);
      } finally {
        if (!signal.aborted) setSending(undefined);
      }
    };
    waitFor(upload, run());
  };

  return {
    /** How much was sent, from 0 to 1, while something is. */
    sending,
    failure,
    /** Takes the file that `prepare` makes of what was chosen. */
    take,
    /** Ends an upload, and takes its error away. */
    cancel() {
      begin();
      release();
    },
  };
}
