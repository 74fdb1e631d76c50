import ImagePlus from 'lucide-react/icons/image-plus';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { limits } from '#contract/limits.ts';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { Callout } from '#web/kit/Callout.tsx';
import { DropArea } from '#web/kit/form/DropArea.tsx';
import { Field } from '#web/kit/form/Field.tsx';
import { useFileSize } from '#web/kit/form/file-rules.ts';
import { toast } from '#web/kit/overlay/toast.ts';
import { Progress } from '#web/kit/Progress.tsx';
import { RetryButton } from '#web/kit/upload/RetryButton.tsx';
import { useWords } from '#web/lib/words.tsx';
import { FormFoot } from '../kit/form/RecordForm.tsx';
import { useUnsavedGuard } from '../kit/form/useUnsavedGuard.ts';
import { lastAddressOf } from '../kit/list-memory.ts';
import { OFFERED_TYPES } from '../kit/picture/PictureField.tsx';
import type { SeasonChoice } from '../kit/seasons.ts';
import { NewPictureRow } from './NewPictureRow.tsx';
import { gallery } from './resource.ts';
import { SeasonFields } from './SeasonFields.tsx';
import { useManyPictures } from './useManyPictures.ts';

/**
 * Adds many pictures at once: they belong to one season, each has texts of its own. What was saved leaves the form; what
 * could not be saved stays, and says why.
 */
export function ManyPicturesForm({ seasons }: { seasons: readonly SeasonChoice[] }) {
  const t = useWords('admin-gallery');
  const admin = useWords('admin');
  const kit = useWords('kit');
  const size = useFileSize();
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const many = useManyPictures();
  const { pictures } = many;
  const [place, setPlace] = useState({ season: seasons[0]?._id ?? '', competion: '' });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [message, setMessage] = useState<string>();
  const [saving, setSaving] = useState<{ saved: number; total: number }>();
  const [failures, setFailures] = useState(0);
  const done = useRef(false);
  const savedBefore = useRef(0);
  const dirty = pictures.length > 0;
  useUnsavedGuard(
    useCallback(() => dirty && !done.current, [dirty]),
    () => {},
  );
  useEffect(() => {
    if (failures === 0) return;
    const find = (what: string) => element.current?.querySelector<HTMLElement>(what);
    (find('[aria-invalid=true]') ?? find('[data-form-message]'))?.focus();
  }, [failures]);

  const arrived = pictures.filter(({ state }) => state === 'arrived').length;
  const underWay = pictures.some(({ state }) => state === 'waiting' || state === 'sending');
  const savable = pictures.filter(({ state, mayRetry }) => state !== 'stopped' || mayRetry).length;
  const again = pictures.filter(({ state, mayRetry }) => state === 'stopped' && mayRetry).length;
  const back = lastAddressOf(gallery.address);
  const fail = (sentence?: string) => {
    setMessage(sentence);
    setFailures((count) => count + 1);
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (saving) return;
    setErrors({});
    setMessage(undefined);
    // What was refused and removed is no reason to ask for another one.
    if (pictures.length === 0 && savedBefore.current > 0) return leave();
    if (arrived === 0) return fail(underWay ? t('many.waits') : t('many.none'));
    const total = pictures.length;
    setSaving({ saved: 0, total });
    const outcome = await many.save(place, (saved) => setSaving({ saved, total }));
    setSaving(undefined);
    setErrors(outcome.place);
    savedBefore.current += outcome.saved;
    if (outcome.saved > 0) toast.success(t('many.saved', { count: outcome.saved }));
    const left = total - outcome.saved;
    if (left > 0) return fail(underWay ? t('many.waits') : t('many.unsaved', { count: left }));
    await leave();
  }

  async function leave() {
    done.current = true;
    await navigate(back, { replace: true });
  }

  return (
    <form
      ref={element}
      noValidate
      method="post"
      aria-label={t('form.add')}
      aria-busy={saving ? true : undefined}
      onSubmit={submit}
      className="flex flex-col gap-6"
    >
      {message && (
        <Callout tone="bad" role="alert">
          <span data-form-message tabIndex={-1} className="outline-none">
            {message}
          </span>
        </Callout>
      )}
      <SeasonFields
        seasons={seasons}
        season={place.season}
        competition={place.competion}
        onChange={(chosen) => {
          setPlace(chosen);
          setErrors({});
        }}
        errors={errors}
      />
      <Field
        label={t('many.pictures')}
        hint={`${admin('picture.rules', { size: size(limits.officePictureMaxBytes) })} ${t('form.nameHint')}`}
        required
      >
        {(control) => (
          <DropArea
            control={control}
            accept={OFFERED_TYPES}
            multiple
            onFiles={(files) => {
              many.add(files);
              setMessage(undefined);
            }}
            preview={
              <span className="grid size-14 place-items-center rounded-sm bg-sunken text-soft">
                <ImagePlus aria-hidden size="1.4em" />
              </span>
            }
            name={t('many.drop')}
            orDrop={t('many.orDrop')}
            dropHere={t('many.dropHere')}
          />
        )}
      </Field>
      <div role="status">
        {underWay && (
          <Progress
            label={t('many.uploaded', { count: arrived, total: pictures.length })}
            value={
              pictures.reduce((sum, { state, share }) => sum + (state === 'arrived' ? 1 : share), 0) / pictures.length
            }
          />
        )}
        {saving && (
          <Progress
            label={t('many.saving', { count: saving.saved, total: saving.total })}
            value={saving.saved / saving.total}
          />
        )}
      </div>
      {again > 0 && <RetryButton onClick={many.retry}>{t('many.retryAll', { count: again })}</RetryButton>}
      {pictures.length > 0 && (
        <ul className="flex flex-col gap-4">
          {pictures.map((picture) => (
            <NewPictureRow key={picture.key} picture={picture} onWrite={many.write} onRemove={many.remove} />
          ))}
        </ul>
      )}
      <FormFoot>
        <Button type="submit" variant="primary" pending={saving !== undefined} className="max-sm:grow">
          {savable > 0 ? t('many.save', { count: savable }) : admin('form.save')}
        </Button>
        <ButtonLink to={back} variant="ghost" className="max-sm:grow">
          {kit('cancel')}
        </ButtonLink>
      </FormFoot>
    </form>
  );
}
