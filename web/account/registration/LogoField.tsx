import { useState } from 'react';
import { uploadPicture } from '#contract/endpoints/uploads.ts';
import { limits, pictureTypes } from '#contract/limits.ts';
import { FileField } from '#web/kit/form/FileField.tsx';
import { Progress } from '#web/kit/Progress.tsx';
import { RetryButton } from '#web/kit/upload/RetryButton.tsx';
import { useUpload } from '#web/kit/upload/useUpload.ts';
import { callWithProgress } from '#web/lib/upload.ts';
import { useWords } from '#web/lib/words.tsx';
import type { WizardControl } from './useWizard.ts';

/** Milliseconds; enough for 5 MB over a slow mobile connection. */
const uploadTimeout = 120_000;

/**
 * The team's logo. It is uploaded as soon as it is chosen; the step cannot be left before the upload is complete, and a
 * reload keeps it. The previous logo stays until the new one is uploaded.
 */
export function LogoField({ wizard, className }: { wizard: WizardControl; className?: string }) {
  const { form, logo } = wizard;
  const t = useWords('registration');
  const [chosen, setChosen] = useState<File | null>(null);
  /** None after a reload. */
  const [arrived, setArrived] = useState<File | null>(null);
  const { name, error } = form.field('image');
  const kept = form.values.image;
  const upload = useUpload({
    send(file: File, { onProgress, signal }) {
      const body = new FormData();
      // Fields go before the file, because the server reads the stream in order and needs them first.
      body.set('team_name', form.values.teamName);
      body.set('file', file);
      return callWithProgress(onProgress)(uploadPicture, { form: body, timeout: uploadTimeout, signal });
    },
    onArrived({ filename, url }, file) {
      setArrived(file);
      form.set({ image: { filename, url, name: file.name } });
    },
    waitFor(_, work) {
      // The step goes on only if this one has arrived, and no other was chosen meanwhile.
      const state: Promise<boolean> = work.then((done) => done && logo.current === state);
      logo.current = state;
      state.then((done) => {
        if (done) logo.current = undefined;
      });
    },
  });
  const { sending, failure } = upload;

  function take(file: File) {
    setChosen(file);
    // The error of the previous file no longer applies.
    form.set({ image: kept });
    upload.take(async () => ({ file }));
  }

  /** Cancels the upload, or removes the uploaded logo if none is in progress. */
  function remove() {
    upload.cancel();
    if (sending !== undefined) return;
    setArrived(null);
    form.set({ image: null });
  }

  return (
    <div className={className}>
      <FileField
        label={t('logo')}
        required
        name={name}
        value={sending === undefined ? arrived : chosen}
        onChange={(file) => (file ? take(file) : remove())}
        accept={pictureTypes}
        maxBytes={limits.pictureMaxBytes}
        current={kept ? { name: kept.name, picture: kept.url } : undefined}
        error={failure ? `${failure.sentence} ${kept ? t('logoStays') : ''}`.trim() : error}
      />
      <div role="status">
        {sending !== undefined && <Progress label={t('uploading')} value={sending} className="mt-3" />}
      </div>
      {failure?.mayRetry && (
        <RetryButton className="mt-3" onClick={() => failure.again()}>
          {t('uploadAgain')}
        </RetryButton>
      )}
    </div>
  );
}
