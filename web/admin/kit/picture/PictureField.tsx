import Crop from 'lucide-react/icons/crop';
import ImagePlus from 'lucide-react/icons/image-plus';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Trash from 'lucide-react/icons/trash-2';
import { type DragEvent, lazy, Suspense, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { Button } from '#web/kit/Button.tsx';
import { cx } from '#web/kit/cx.ts';
import { Field } from '#web/kit/form/Field.tsx';
import { Progress } from '#web/kit/Progress.tsx';
import { useWords } from '#web/lib/words.tsx';
import type { RecordBinding, RecordFormControl } from '../form/useRecordForm.ts';
import { usePicture } from './usePicture.ts';
import { useFileSize } from './usePictureProblem.ts';

const CropDialog = lazy(() => import('./CropDialog.tsx'));

/** Browsers convert a phone's HEIC to JPG where that is not listed. */
export const OFFERED_TYPES = 'image/jpeg,image/png,image/gif,image/webp';

interface PictureFieldProps extends RecordBinding<string> {
  // biome-ignore lint/suspicious/noExplicitAny: a form of any values
  form: RecordFormControl<any>;
  /** Width by height: a picture of another shape is cropped to it. Without it, it stays as it is until somebody crops it. */
  ratio?: number;
  hint?: string;
}

/**
 * A picture, chosen or dropped: read and made smaller here, cropped, and uploaded at once; its value is the address,
 * which a reload keeps. The previous one stays until the next one has arrived, and a save waits for that.
 */
export function PictureField({ form, ratio, hint, value, onChange, error, language: _, ...field }: PictureFieldProps) {
  const t = useWords('admin');
  const kit = useWords('kit');
  const size = useFileSize();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const picture = usePicture({ value, ratio, onChange, waitFor: form.waitFor });
  const { sending, failure, cropping } = picture;
  const take = (file: File | undefined) => {
    if (file) picture.take(file);
    // So that the same file can be chosen again.
    if (input.current) input.current.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  const rules = t('picture.rules', { size: size(limits.officePictureMaxBytes) });
  return (
    <div>
      <Field {...field} hint={hint ? `${hint} ${rules}` : rules} error={failure?.sentence ?? error}>
        {(control) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the input inside offers the same
          <div
            onDragOver={(event) => {
              event.preventDefault();
              setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
            className={cx(
              'relative flex flex-col items-center gap-4 rounded-md border-[1.5px] border-dashed bg-surface p-4 transition-colors sm:flex-row',
              over ? 'border-palm bg-palm-tint' : failure || error ? 'border-bad' : 'border-edge/75 hover:border-edge',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-focus-visible:outline-solid',
            )}
          >
            <input
              {...control}
              ref={input}
              type="file"
              accept={OFFERED_TYPES}
              onChange={(event) => take(event.target.files?.[0])}
              className="absolute inset-0 cursor-pointer rounded-md text-[0] opacity-0"
            />
            <Preview src={value} ratio={ratio} />
            <span className="pointer-events-none min-w-0 grow max-sm:text-center">
              <span className="block font-semibold">
                {over ? kit('dropHere') : t(value ? 'picture.chooseAnother' : 'picture.choose')}
              </span>
              <span className="block text-sm text-soft">{kit('orDrop')}</span>
            </span>
          </div>
        )}
      </Field>
      <div role="status">
        {sending && <Progress label={t('picture.uploading')} value={sending.share} className="mt-3" />}
      </div>
      {(value || failure?.again) && (
        <div className="mt-3 flex flex-wrap gap-2">
          {failure?.again && (
            <Button
              size="sm"
              onClick={failure.again}
              icon={<RotateCw aria-hidden size="1.1em" className="rtl:-scale-x-100" />}
            >
              {t('picture.again')}
            </Button>
          )}
          {value && (
            <>
              <Button size="sm" onClick={picture.cropStored} icon={<Crop aria-hidden size="1.1em" />}>
                {t('picture.crop')}
              </Button>
              <Button
                size="sm"
                variant="ghost"
                icon={<Trash aria-hidden size="1.1em" />}
                onClick={() => {
                  picture.remove();
                  input.current?.focus();
                }}
              >
                {t('picture.remove')}
              </Button>
            </>
          )}
        </div>
      )}
      {cropping && (
        <Suspense>
          <CropDialog bitmap={cropping.bitmap} ratio={ratio} onCrop={picture.useCrop} onClose={picture.cancelCrop} />
        </Suspense>
      )}
    </div>
  );
}

/** The stored picture in the shape in which visitors see it, or a place for one. */
function Preview({ src, ratio = 3 / 2 }: { src: string; ratio?: number | undefined }) {
  return (
    <span
      style={{ aspectRatio: ratio }}
      className={cx(
        'pointer-events-none relative grid w-48 max-w-full shrink-0 place-items-center overflow-hidden rounded-sm text-soft',
        src ? 'bg-[#fffaf0]' : 'bg-sunken',
      )}
    >
      {src ? (
        <img src={src} alt="" className="absolute inset-0 size-full object-contain" />
      ) : (
        <ImagePlus aria-hidden size="1.75em" />
      )}
    </span>
  );
}
