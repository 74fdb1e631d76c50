import Crop from 'lucide-react/icons/crop';
import ImagePlus from 'lucide-react/icons/image-plus';
import { lazy, Suspense } from 'react';
import { limits } from '#contract/limits.ts';
import { Button } from '#web/kit/Button.tsx';
import { cx } from '#web/kit/cx.ts';
import { useFileSize } from '#web/kit/form/file-rules.ts';
import { useWords } from '#web/lib/words.tsx';
import { type StoredFileProps, UploadField } from '../upload/UploadField.tsx';
import { usePicture } from './usePicture.ts';

const CropDialog = lazy(() => import('./CropDialog.tsx'));

/** Browsers convert a phone's HEIC to JPG where that is not listed. */
export const OFFERED_TYPES = 'image/jpeg,image/png,image/gif,image/webp';

interface PictureFieldProps extends StoredFileProps {
  /** Width by height: a picture of another shape is cropped to it. Without it, it stays as it is until somebody crops it. */
  ratio?: number;
}

/**
 * A picture, chosen or dropped: read and made smaller here, cropped, and uploaded at once; its value is the address,
 * which a reload keeps.
 */
export function PictureField({ form, ratio, value, onChange, language: _, ...field }: PictureFieldProps) {
  const t = useWords('admin');
  const kit = useWords('kit');
  const size = useFileSize();
  const picture = usePicture({ value, ratio, onChange, waitFor: form.waitFor });
  return (
    <>
      <UploadField
        field={field}
        upload={picture.upload}
        rules={t('picture.rules', { size: size(limits.officePictureMaxBytes) })}
        accept={OFFERED_TYPES}
        onFile={picture.take}
        onRemove={() => onChange('')}
        className="max-sm:flex-col max-sm:text-center"
        preview={<Preview src={value} ratio={ratio} />}
        name={t(value ? 'picture.chooseAnother' : 'picture.choose')}
        orDrop={kit('orDrop')}
        actions={
          // One of another site cannot be read here.
          value.startsWith('/') && (
            <Button size="sm" onClick={picture.cropStored} icon={<Crop aria-hidden size="1.1em" />}>
              {t('picture.crop')}
            </Button>
          )
        }
      />
      {picture.cropping && (
        <Suspense>
          <CropDialog
            bitmap={picture.cropping.bitmap}
            ratio={ratio}
            onCrop={picture.useCrop}
            onClose={picture.cancelCrop}
          />
        </Suspense>
      )}
    </>
  );
}

/** The stored picture in the shape in which visitors see it, or a place for one. */
function Preview({ src, ratio = 3 / 2 }: { src: string; ratio?: number | undefined }) {
  return (
    <span
      style={{ aspectRatio: ratio }}
      className={cx(
        'relative grid max-w-full place-items-center overflow-hidden rounded-sm text-soft',
        ratio > 1 ? 'w-48' : 'w-32 max-sm:mx-auto',
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
