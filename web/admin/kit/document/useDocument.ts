import { useEffect, useRef, useState } from 'react';
import { uploadOfficeDocument } from '#contract/endpoints/uploads.ts';
import { limits } from '#contract/limits.ts';
import { ApiError } from '#web/lib/api.ts';
import { callWithProgress } from '#web/lib/upload.ts';
import { useWords } from '#web/lib/words.tsx';
import { mayArriveLater } from '../picture/upload.ts';

/** Milliseconds; enough for 20 MB over a slow mobile connection. */
const UPLOAD_TIMEOUT = 300_000;

interface DocumentOptions {
  onChange: (address: string) => void;
  waitFor: (work: Promise<boolean>) => void;
}

/** What is wrong with a file before it is sent: the portal reads its contents again. */
async function problemOf(file: File): Promise<'pdf' | 'document_too_large' | undefined> {
  if (file.size > limits.resourceMaxBytes) return 'document_too_large';
  const head = new TextDecoder('latin1').decode(await file.slice(0, 5).arrayBuffer());
  return head === '%PDF-' ? undefined : 'pdf';
}

/** One PDF of a form: checked, uploaded at once, and named while the form is open. */
export function useDocument({ onChange, waitFor }: DocumentOptions) {
  const sentences = useWords('fields');
  const [sending, setSending] = useState<{ share: number; name: string }>();
  const [failure, setFailure] = useState<{ sentence: string; again?: () => void }>();
  const [chosen, setChosen] = useState<{ name: string; bytes: number }>();
  const current = useRef<AbortController>(null);
  const begin = () => {
    current.current?.abort();
    const work = new AbortController();
    current.current = work;
    setFailure(undefined);
    setSending(undefined);
    return work;
  };
  useEffect(() => () => current.current?.abort(), []);

  const take = (file: File) => {
    const { signal } = begin();
    const send = async (): Promise<boolean> => {
      const problem = await problemOf(file);
      if (signal.aborted) return true;
      if (problem) {
        setFailure({ sentence: sentences(problem) });
        // What is stored stays, and can be saved.
        return true;
      }
      setSending({ share: 0, name: file.name });
      const form = new FormData();
      form.set('file', file, 'document.pdf');
      const onProgress = (share: number) => setSending({ share, name: file.name });
      try {
        const { url } = await callWithProgress(onProgress)(uploadOfficeDocument, {
          ...{ form, signal, timeout: UPLOAD_TIMEOUT },
        });
        onChange(url);
        setChosen({ name: file.name, bytes: file.size });
        return true;
      } catch (error) {
        // Another file has taken its place, or none is wanted.
        if (signal.aborted) return true;
        if (!(error instanceof ApiError)) throw error;
        const sentence = error.fields.file ?? error.message;
        setFailure({ sentence, ...(mayArriveLater(error) && { again: () => take(file) }) });
        return false;
      } finally {
        if (!signal.aborted) setSending(undefined);
      }
    };
    waitFor(send());
  };

  return {
    sending,
    failure,
    chosen,
    take,
    remove() {
      begin();
      setChosen(undefined);
      onChange('');
    },
  };
}
