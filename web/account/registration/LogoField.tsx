import RotateCw from 'lucide-react/icons/rotate-cw';
import { useEffect, useRef, useState } from 'react';
import { uploadPicture } from '#contract/endpoints/uploads.ts';
import { limits, pictureTypes } from '#contract/limits.ts';
import { Button } from '#web/kit/Button.tsx';
import { FileField } from '#web/kit/form/FileField.tsx';
import { Progress } from '#web/kit/Progress.tsx';
import { ApiError, call } from '#web/lib/api.ts';
import { useWords } from '#web/lib/words.tsx';
import type { WizardControl } from './useWizard.ts';

/** Milliseconds; enough for 5 MB over a slow mobile connection. */
const uploadTimeout = 120_000;

type Failure = { file: File; problem: ApiError };

/** Whether a retry with the same picture may work, because the server never checked it. */
const unjudged = ({ status }: ApiError) => status === 0 || status === 429 || status >= 500;

/**
 * The team's logo. It is uploaded as soon as it is chosen; the step cannot be left before the upload is complete, and a
 * reload keeps it. The previous logo stays until the new one is uploaded.
 */
export function LogoField({ wizard, className }: { wizard: WizardControl; className?: string }) {
  const { form, logo } = wizard;
  const t = useWords('registration');
  /** The file being uploaded or last uploaded; none after a reload. */
  const [file, setFile] = useState<File | null>(null);
  const [failure, setFailure] = useState<Failure>();
  const arrived = useRef<File>(null);
  const current = useRef<AbortController>(null);
  const [uploading, setUploading] = useState(false);
  const { name, error } = form.field('image');
  const kept = form.values.image;

  const stop = () => {
    current.current?.abort();
    logo.current = undefined;
    setUploading(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the step is left
  useEffect(() => stop, []);

  const upload = (chosen: File) => {
    logo.current = send(chosen);
  };

  /** Uploads the file. @returns whether it succeeded */
  async function send(chosen: File): Promise<boolean> {
    current.current?.abort();
    const upload = new AbortController();
    current.current = upload;
    setFile(chosen);
    setFailure(undefined);
    setUploading(true);
    // The error of the previous file no longer applies.
    form.set({ image: kept });
    const body = new FormData();
    // Fields go before the file, because the server reads the stream in order and needs them first.
    body.set('team_name', form.values.teamName);
    body.set('file', chosen);
    try {
      const { signal } = upload;
      const { filename, url } = await call(uploadPicture, { form: body, timeout: uploadTimeout, signal });
      arrived.current = chosen;
      form.set({ image: { filename, url, name: chosen.name } });
      return true;
    } catch (problem) {
      if (upload.signal.aborted) return false;
      setFile(arrived.current);
      if (!(problem instanceof ApiError)) throw problem;
      setFailure({ file: chosen, problem });
      return false;
    } finally {
      if (!upload.signal.aborted) {
        setUploading(false);
        logo.current = undefined;
      }
    }
  }

  /** Cancels the upload, or removes the uploaded logo if none is in progress. */
  function remove() {
    setFailure(undefined);
    if (uploading) {
      stop();
      return setFile(arrived.current);
    }
    arrived.current = null;
    setFile(null);
    form.set({ image: null });
  }

  return (
    <div className={className}>
      <FileField
        label={t('logo')}
        required
        name={name}
        value={file}
        onChange={(chosen) => (chosen ? upload(chosen) : remove())}
        accept={pictureTypes}
        maxBytes={limits.pictureMaxBytes}
        current={kept ? { name: kept.name, picture: kept.url } : undefined}
        error={failure ? `${failure.problem.message} ${kept ? t('logoStays') : ''}`.trim() : error}
      />
      <div role="status">{uploading && <Progress label={t('uploading')} className="mt-3" />}</div>
      {failure && unjudged(failure.problem) && (
        <Button
          size="sm"
          className="mt-3"
          onClick={() => upload(failure.file)}
          icon={<RotateCw aria-hidden size="1.1em" className="rtl:-scale-x-100" />}
        >
          {t('uploadAgain')}
        </Button>
      )}
    </div>
  );
}
