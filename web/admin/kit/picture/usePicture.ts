import { useState } from 'react';
import { useUpload } from '#web/kit/upload/useUpload.ts';
import { useWords } from '#web/lib/words.tsx';
import { uploadFile } from '../upload/upload-file.ts';
import type { Part, ReadPicture } from './read-picture.ts';
import { usePictureProblem } from './usePictureProblem.ts';

/** Reading brings a parser of file heads: it is loaded with the first picture. */
const reading = () => import('./read-picture.ts');

interface PictureOptions {
  /** The address of the picture that is stored; empty if none. */
  value: string;
  ratio: number | undefined;
  onChange: (address: string) => void;
  waitFor: (upload: string, work: Promise<boolean>) => void;
}

/** How far a ratio may be off before a picture is cropped: a pixel of rounding is no other shape. */
const SAME_SHAPE = 0.02;

const fits = ({ width, height }: ImageBitmap, ratio: number | undefined) =>
  ratio === undefined || Math.abs(width / height / ratio - 1) < SAME_SHAPE;

/** One picture of a form: read, cropped if its shape asks for it, uploaded. */
export function usePicture({ value, ratio, onChange, waitFor }: PictureOptions) {
  const t = useWords('admin');
  const problemIn = usePictureProblem();
  const upload = useUpload({
    send: (file: Blob, how) => uploadFile('picture', file, how),
    onArrived: (address) => onChange(address),
    waitFor,
  });
  const [cropping, setCropping] = useState<ReadPicture>();

  /** The file to send of a picture that was read; nothing if its part is to be chosen first. */
  async function made(file: Blob, { signal, crop }: { signal: AbortSignal; crop: boolean }) {
    const { pictureFile, readPicture } = await reading();
    const read = await readPicture(file);
    if ('problem' in read) return { refusal: problemIn(read.problem, file) };
    if (!crop && fits(read.bitmap, ratio)) return { file: await pictureFile(read) };
    if (!signal.aborted) setCropping(read);
    return undefined;
  }

  return {
    upload,
    cropping,
    take: (file: Blob) => upload.take((signal) => made(file, { signal, crop: false })),
    /** Crops the picture that is stored. */
    cropStored: () =>
      upload.take(async (signal) => {
        const stored = await fetch(value, { signal }).catch(() => undefined);
        if (!stored?.ok) return { refusal: t('picture.gone') };
        return made(await stored.blob(), { signal, crop: true });
      }),
    useCrop(part: Part) {
      if (!cropping) return;
      setCropping(undefined);
      upload.take(async () => ({ file: await (await reading()).pictureFile(cropping, part) }));
    },
    cancelCrop() {
      setCropping(undefined);
      upload.cancel();
    },
  };
}
