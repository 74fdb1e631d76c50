import ImagePlus from 'lucide-react/icons/image-plus';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { limits } from '#contract/limits.ts';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { Callout } from '#web/kit/Callout.tsx';
import { cx } from '#web/kit/cx.ts';
import { Field } from '#web/kit/form/Field.tsx';
import { toast } from '#web/kit/overlay/toast.ts';
import { Progress } from '#web/kit/Progress.tsx';
import { useWords } from '#web/lib/words.tsx';
import { useUnsavedGuard } from '../kit/form/useUnsavedGuard.ts';
import { lastAddressOf } from '../kit/list-memory.ts';
import { OFFERED_TYPES } from '../kit/picture/PictureField.tsx';
import { useFileSize } from '../kit/picture/usePictureProblem.ts';
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
  const [over, setOver] = useState(false);
  const done = useRef(false);
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
    if (arrived === 0) return fail(underWay ? t('many.waits') : t('many.none'));
    const total = pictures.length;
    setSaving({ saved: 0, total });
    const outcome = await many.save(place, (saved) => setSaving({ saved, total }));
    setSaving(undefined);
    setErrors(outcome.place);
    if (outcome.saved > 0) toast.success(t('many.saved', { count: outcome.saved }));
    const left = total - outcome.saved;
    if (left > 0) return fail(underWay ? t('many.waits') : t('many.unsaved', { count: left }));
    done.current = true;
    await navigate(back, { replace: true });
  }

  const take = (files: FileList | null) => {
    // A copy: the input is emptied, so that the same file can be chosen again.
    if (files) many.add([...files]);
    setMessage(undefined);
  };
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
          // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the input inside offers the same
          <div
            onDragOver={(event) => {
              event.preventDefault();
              setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={(event) => {
              event.preventDefault();
              setOver(false);
              take(event.dataTransfer.files);
            }}
            className={cx(
              'relative flex min-h-28 items-center justify-center gap-4 rounded-md border-[1.5px] border-dashed bg-surface p-4 text-center transition-colors',
              over ? 'border-palm bg-palm-tint' : 'border-edge/75 hover:border-edge',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-focus-visible:outline-solid',
            )}
          >
            <input
              {...control}
              type="file"
              multiple
              accept={OFFERED_TYPES}
              onChange={(event) => {
                take(event.target.files);
                event.target.value = '';
              }}
              className="absolute inset-0 cursor-pointer rounded-md text-[0] opacity-0"
            />
            <ImagePlus aria-hidden size="1.75em" className="pointer-events-none shrink-0 text-soft" />
            <span className="pointer-events-none">
              <span className="block font-semibold">{over ? t('many.dropHere') : t('many.drop')}</span>
              <span className="block text-sm text-soft">{t('many.orDrop')}</span>
            </span>
          </div>
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
      {again > 0 && (
        <Button
          className="self-start"
          onClick={many.retry}
          icon={<RotateCw aria-hidden size="1.1em" className="rtl:-scale-x-100" />}
        >
          {t('many.retryAll', { count: again })}
        </Button>
      )}
      {pictures.length > 0 && (
        <ul className="flex flex-col gap-4">
          {pictures.map((picture) => (
            <NewPictureRow key={picture.key} picture={picture} onWrite={many.write} onRemove={many.remove} />
          ))}
        </ul>
      )}
      <div
        data-foot
        className="sticky bottom-0 z-20 -mx-4 flex gap-3 border-t border-line bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 lg:mx-0 lg:px-0"
      >
        <Button type="submit" variant="primary" pending={saving !== undefined} className="max-sm:grow">
          {pictures.length > 0 ? t('many.save', { count: pictures.length }) : admin('form.save')}
        </Button>
        <ButtonLink to={back} variant="ghost" className="max-sm:grow">
          {kit('cancel')}
        </ButtonLink>
      </div>
    </form>
  );
}
