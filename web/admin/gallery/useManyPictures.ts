import { useCallback, useEffect, useRef, useState } from 'react';
import { adminGallery, GalleryInput } from '#contract/endpoints/gallery.ts';
import { isFieldCode } from '#contract/errors.ts';
import { uploadFailure } from '#web/kit/upload/useUpload.ts';
import { ApiError, call } from '#web/lib/api.ts';
import { useWords } from '#web/lib/words.tsx';
import { usePictureProblem } from '../kit/picture/usePictureProblem.ts';
import { uploadFile } from '../kit/upload/upload-file.ts';

/** A picture that is being added, with what is written of it. */
export interface NewPicture {
  /** Also the key by which it is added once (decision 073). */
  key: string;
  file: File;
  /** `stopped` has a `problem`; `mayRetry` if the same file may arrive at another attempt. */
  state: 'waiting' | 'sending' | 'arrived' | 'stopped';
  /** How much of it was sent, from 0 to 1. */
  share: number;
  address: string;
  problem?: string;
  mayRetry?: boolean;
  name: string;
  name_en: string;
  errors: Record<string, string>;
}

/** As many as the portal decodes at a time, and one on its way. */
const AT_A_TIME = 3;

/** Pictures that were dropped together: each is read, made smaller, uploaded and saved by itself. */
export function useManyPictures() {
  const sentences = useWords('fields');
  const problemIn = usePictureProblem();
  const [pictures, setPictures] = useState<readonly NewPicture[]>([]);
  const latest = useRef(pictures);
  latest.current = pictures;
  const aborts = useRef(new Map<string, AbortController>());

  const change = useCallback((key: string, changes: Partial<NewPicture>) => {
    setPictures((now) => now.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  }, []);

  const send = useCallback(
    async ({ key, file }: NewPicture) => {
      const abort = new AbortController();
      aborts.current.set(key, abort);
      change(key, { state: 'sending', share: 0, problem: undefined });
      try {
        const { pictureFile, readPicture } = await import('../kit/picture/read-picture.ts');
        const read = await readPicture(file);
        if ('problem' in read) return change(key, { state: 'stopped', problem: problemIn(read.problem, file) });
        const made = await pictureFile(read);
        read.bitmap.close();
        if (abort.signal.aborted) return;
        const onProgress = (share: number) => change(key, { share });
        const address = await uploadFile('picture', made, { onProgress, signal: abort.signal });
        change(key, { state: 'arrived', address });
      } catch (error) {
        if (abort.signal.aborted) return;
        const { sentence, mayRetry } = uploadFailure(error);
        change(key, { state: 'stopped', problem: sentence, mayRetry });
      } finally {
        aborts.current.delete(key);
      }
    },
    [change, problemIn],
  );

  // A few at a time: the next begins when one has arrived or has stopped.
  useEffect(() => {
    const free = AT_A_TIME - pictures.filter(({ state }) => state === 'sending').length;
    for (const picture of pictures.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free)))
      send(picture);
  }, [pictures, send]);
  useEffect(
    () => () => {
      for (const abort of aborts.current.values()) abort.abort();
    },
    [],
  );

  /** What is wrong with a picture's texts, by the schema of its call. */
  const wrongIn = (input: Record<string, unknown>): Record<string, string> =>
    Object.fromEntries(
      (GalleryInput.safeParse(input).error?.issues ?? []).map(({ path, message }) => [
        path.join('.'),
        isFieldCode(message) ? sentences(message) : message,
      ]),
    );

  /** Saves one picture. @returns the errors of its fields; none when it was added */
  async function saveOne(picture: NewPicture, place: { season: string; competion: string }) {
    const { name, name_en, address: file_path, key } = picture;
    const body = { file_path, name, name_en, ...place };
    const wrong = wrongIn(body);
    if (Object.keys(wrong).length > 0) return wrong;
    try {
      await call(adminGallery.create, { body, headers: { 'Idempotency-Key': key } });
      return {};
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return Object.keys(error.fields).length > 0 ? error.fields : { picture: error.message };
    }
  }

  return {
    pictures,
    add(files: readonly File[]) {
      const added = files.map(
        (file): NewPicture => ({
          ...{ key: crypto.randomUUID(), file, state: 'waiting', share: 0, address: '' },
          ...{ name: '', name_en: '', errors: {} },
        }),
      );
      setPictures((now) => [...now, ...added]);
    },
    write: (key: string, field: 'name' | 'name_en', text: string) => {
      const errors = { ...latest.current.find((one) => one.key === key)?.errors };
      delete errors[field];
      change(key, { [field]: text, errors });
    },
    remove(key: string) {
      aborts.current.get(key)?.abort();
      setPictures((now) => now.filter((one) => one.key !== key));
    },
    retry: () =>
      setPictures((now) =>
        now.map((one) => (one.mayRetry && one.state === 'stopped' ? { ...one, state: 'waiting' } : one)),
      ),
    /**
     * Saves all that have arrived, the last one first: visitors see the newest first, so the first stands first.
     * @returns the errors of the place, which all pictures share, and how many were saved
     */
    async save(place: { season: string; competion: string }, onSaved: (count: number) => void) {
      let saved = 0;
      for (const picture of latest.current.filter(({ state }) => state === 'arrived').toReversed()) {
        const { season, competion, ...errors } = await saveOne(picture, place);
        if (season || competion)
          return { saved, place: { ...(season && { season }), ...(competion && { competion }) } };
        if (Object.keys(errors).length > 0) {
          change(picture.key, { errors });
          continue;
        }
        saved += 1;
        setPictures((now) => now.filter(({ key }) => key !== picture.key));
        onSaved(saved);
      }
      return { saved, place: {} };
    },
  };
}
