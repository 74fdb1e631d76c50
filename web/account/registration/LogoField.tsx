import RotateCw from 'lucide-react/icons/rotate-cw';
import { useEffect, useRef, useState } from 'react';
import { uploadPicture } from '#contract/endpoints/uploads.ts';
import { limits, pictureTypes } from '#contract/limits.ts';
import { Button } from '#web/kit/Button.tsx';
import { FileField } from '#web/kit/form/FileField.tsx';
import { Progress } from '#web/kit/Progress.tsx';
import { ApiError, call } from '#web/lib/api.ts';
import { useWords } from '#web/lib/words.tsx';
import type { WizardFormControl } from './useWizard.ts';

/** Enough for 5 MB over a slow phone line. */
const uploadPatience = 120_000;

/**
 * The team's logo. It is uploaded as soon as it is chosen: the step cannot be left before it has arrived, and a reload
 * does not lose it.
 */
export function LogoField({ form, className }: { form: WizardFormControl; className?: string }) {
  const t = useWords('registration');
  const [file, setFile] = useState<File | null>(null);
  const [uploading, setUploading] = useState(false);
  const [failure, setFailure] = useState<string>();
  const current = useRef<AbortController>(null);
  useEffect(() => () => current.current?.abort(), []);
  const { name, error } = form.field('image');
  const kept = form.values.image;

  async function upload(chosen: File | null) {
    current.current?.abort();
    setFile(chosen);
    setFailure(undefined);
    setUploading(chosen !== null);
    form.set({ image: null });
    if (!chosen) return;
    const upload = new AbortController();
    current.current = upload;
    const body = new FormData();
    // Fields before the file: a reader of the stream knows them when the file begins.
    body.set('team_name', form.values.teamName);
    body.set('file', chosen);
    try {
      const { signal } = upload;
      const { filename, url } = await call(uploadPicture, { form: body, timeout: uploadPatience, signal });
      form.set({ image: { filename, url, name: chosen.name } });
      setUploading(false);
    } catch (problem) {
      if (upload.signal.aborted) return;
      setUploading(false);
      if (!(problem instanceof ApiError)) throw problem;
      setFailure(problem.message);
    }
  }

  return (
    <div className={className}>
      <FileField
        label={t('logo')}
        required
        name={name}
        value={file}
        onChange={upload}
        accept={pictureTypes}
        maxBytes={limits.pictureMaxBytes}
        current={kept ? { name: kept.name, picture: kept.url } : undefined}
        error={failure ?? (uploading ? undefined : error)}
      />
      <div role="status">{uploading && <Progress label={t('uploading')} className="mt-3" />}</div>
      {failure && file && (
        <Button
          size="sm"
          className="mt-3"
          onClick={() => upload(file)}
          icon={<RotateCw aria-hidden size="1.1em" className="rtl:-scale-x-100" />}
        >
          {t('uploadAgain')}
        </Button>
      )}
    </div>
  );
}
