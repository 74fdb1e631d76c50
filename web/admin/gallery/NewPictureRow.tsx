import ImageOff from 'lucide-react/icons/image-off';
import Trash from 'lucide-react/icons/trash-2';
import { directionOf, type Language } from '#contract/languages.ts';
import { FilePreview } from '#web/kit/form/FilePreview.tsx';
import { TextField } from '#web/kit/form/TextField.tsx';
import { IconButton } from '#web/kit/IconButton.tsx';
import { Progress } from '#web/kit/Progress.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { useFieldLabels } from '../kit/field-labels.ts';
import { Thumbnail } from '../kit/picture/Thumbnail.tsx';
import type { NewPicture } from './useManyPictures.ts';

interface NewPictureRowProps {
  picture: NewPicture;
  onWrite: (key: string, field: 'name' | 'name_en', text: string) => void;
  onRemove: (key: string) => void;
}

/** One of many new pictures: what is to be seen of it, its texts, how far its upload is, and what is wrong with it. */
export function NewPictureRow({ picture, onWrite, onRemove }: NewPictureRowProps) {
  const t = useWords('admin-gallery');
  const admin = useWords('admin');
  const labels = useFieldLabels('admin-gallery');
  const { lang } = useLanguage();
  const { key, file, fileName, state, share, address, problem, errors } = picture;
  const fields = [
    { name: 'name', language: 'ar' },
    { name: 'name_en', language: 'en' },
  ] as const satisfies { name: string; language: Language }[];
  return (
    <li className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4 sm:flex-row">
      <div className="flex items-start justify-between gap-4">
        {state === 'arrived' ? (
          <Thumbnail src={address} large cover />
        ) : (
          <FilePreview file={(state !== 'stopped' && file) || null}>
            <ImageOff aria-hidden size="1.4em" />
          </FilePreview>
        )}
        <Remove className="sm:hidden" label={t('many.remove', { name: fileName })} onClick={() => onRemove(key)} />
      </div>
      <div className="min-w-0 grow">
        <p className="text-sm text-soft contain-inline-size">
          <bdi className="block truncate" title={fileName}>
            {fileName}
          </bdi>
        </p>
        {(state === 'waiting' || state === 'sending') && (
          <Progress label={admin('upload.uploading')} value={state === 'sending' ? share : 0} className="mt-2" />
        )}
        {(problem ?? errors.picture ?? errors.file_path) && (
          <p role="alert" className="mt-2 font-semibold text-bad">
            {problem ?? errors.picture ?? errors.file_path}
          </p>
        )}
        {state !== 'stopped' || picture.mayRetry ? (
          <div className="mt-3 grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            {(lang === 'ar' ? fields : fields.toReversed()).map(({ name, language }) => (
              <div key={name} dir={directionOf(lang)}>
                <TextField
                  label={labels[name]}
                  required
                  language={language}
                  value={picture[name]}
                  onChange={(text) => onWrite(key, name, text)}
                  error={errors[name]}
                />
              </div>
            ))}
          </div>
        ) : null}
      </div>
      <Remove className="max-sm:hidden" label={t('many.remove', { name: fileName })} onClick={() => onRemove(key)} />
    </li>
  );
}

const Remove = ({ className, ...button }: { className: string; label: string; onClick: () => void }) => (
  <IconButton size="sm" className={className} {...button}>
    <Trash aria-hidden size="1.2em" />
  </IconButton>
);
