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

/** Enough for 5 MB over a slow phone line. */
const uploadTimeout = 120_000;

type Failure = { file: File; problem: ApiError };

/** Whether the same picture may arrive on another try: it was never judged. */
const unjudged = ({ status }: ApiError) => status === 0 || status === 429 || status >= 500;

/**
 * The team's logo. It is uploaded as soon as it is chosen: the step cannot be left before it has arrived, and a reload
 * does not lose it. The one before stays until the new one is there.
 */
export function LogoField({ wizard, className }: { wizard: WizardControl; className?: string }) {
  const { form, logo } = wizard;
  const t = useWords('registration');
  /** The one on its way, or the one that has arrived last; none after a reload. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the step is left, and then alone
  useEffect(() => stop, []);

  const upload = (chosen: File) => {
    logo.current = send(chosen);
  };

  /** Whether it has arrived. */
  async function send(chosen: File): Promise<boolean> {
    current.current?.abort();
    const upload = new AbortController();
    current.current = upload;
    setFile(chosen);
    setFailure(undefined);
    setUploading(true);
    // What was said of the one before is no longer so.
    form.set({ image: kept });
    const body = new FormData();
    // Fields before the file: a reader of the stream knows them when the file begins.
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

  /** Taken back: the one on its way, and else the one that is there. */
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
