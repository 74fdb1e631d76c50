import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#web/lib/api.ts';
import { useWords } from '#web/lib/words.tsx';
import type { Part, ReadPicture } from './read-picture.ts';
import { mayArriveLater, uploadPictureFile } from './upload.ts';
import { usePictureProblem } from './usePictureProblem.ts';

/** Reading brings a parser of file heads: it is loaded with the first picture. */
const reading = () => import('./read-picture.ts');

interface PictureOptions {
  /** The address of the picture that is stored; empty if none. */
  value: string;
  ratio: number | undefined;
  onChange: (address: string) => void;
  waitFor: (work: Promise<boolean>) => void;
}

/** How far a ratio may be off before a picture is cropped: a pixel of rounding is no other shape. */
const SAME_SHAPE = 0.02;

const fits = ({ width, height }: ImageBitmap, ratio: number | undefined) =>
  ratio === undefined || Math.abs(width / height / ratio - 1) < SAME_SHAPE;

/** One picture of a form: read, cropped if its shape asks for it, uploaded. */
export function usePicture({ value, ratio, onChange, waitFor }: PictureOptions) {
  const t = useWords('admin');
  const problemIn = usePictureProblem();
  const [sending, setSending] = useState<{ share: number }>();
  const [failure, setFailure] = useState<{ sentence: string; again?: () => void }>();
  const [cropping, setCropping] = useState<ReadPicture>();
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

  const upload = (file: Blob) => {
    const work = begin();
    const { signal } = work;
    const send = async (): Promise<boolean> => {
      setSending({ share: 0 });
      try {
        const address = await uploadPictureFile(file, { signal, onProgress: (share) => setSending({ share }) });
        onChange(address);
        return true;
      } catch (problem) {
        // Another picture has taken its place, or none is wanted.
        if (signal.aborted) return true;
        if (!(problem instanceof ApiError)) throw problem;
        setFailure({ sentence: problem.message, ...(mayArriveLater(problem) && { again: () => upload(file) }) });
        return false;
      } finally {
        if (!signal.aborted) setSending(undefined);
      }
    };
    waitFor(send());
  };

  async function open(file: Blob, goOn: (picture: ReadPicture) => void) {
    const work = begin();
    const { readPicture } = await reading();
    const read = await readPicture(file);
    if (work.signal.aborted) return;
    if ('problem' in read) setFailure({ sentence: problemIn(read.problem, file) });
    else goOn(read);
  }

  return {
    sending,
    failure,
    cropping,
    take: (file: Blob) =>
      open(file, async (picture) => {
        if (!fits(picture.bitmap, ratio)) return setCropping(picture);
        const { pictureFile } = await reading();
        upload(await pictureFile(picture));
      }),
    /** Crops the picture that is stored. */
    async cropStored() {
      const work = begin();
      const stored = await fetch(value).catch(() => undefined);
      if (work.signal.aborted) return;
      if (!stored?.ok) return setFailure({ sentence: t('picture.gone') });
      await open(await stored.blob(), setCropping);
    },
    async useCrop(part: Part) {
      if (!cropping) return;
      setCropping(undefined);
      const { pictureFile } = await reading();
      upload(await pictureFile(cropping, part));
    },
    cancelCrop: () => setCropping(undefined),
    remove() {
      begin();
      onChange('');
    },
  };
}
