import { useCallback, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { unsavedInputAt } from '../kit/form/unsaved-input.ts';
import { useCurrentUser } from '../layout/current-user.ts';
import type { NewPicture, PictureSeason } from './useManyPictures.ts';

/** What outlives a reload: the texts, and the addresses of the pictures that have arrived. Files do not. */
type KeptPicture = Pick<NewPicture, 'key' | 'fileName' | 'address' | 'name' | 'name_en'>;

const isKept = (one: unknown): one is KeptPicture =>
  ['key', 'fileName', 'address', 'name', 'name_en'].every(
    (name) => typeof (one as Record<string, unknown> | null)?.[name] === 'string',
  );

/**
 * What was added to this page before a reload, and is not saved: the pictures that had arrived, with their texts, and how many
 * had not and must be chosen again.
 */
export function useKeptPictures() {
  const { pathname } = useLocation();
  const { _id: account } = useCurrentUser();
  const [place] = useState(() => unsavedInputAt(account, pathname));
  const forgotten = useRef(false);
  const [restored] = useState(() => {
    const { pictures, season, competion } = place.read()?.values ?? {};
    const kept = Array.isArray(pictures) ? pictures.filter(isKept) : [];
    if (kept.length === 0) return undefined;
    const arrived = kept
      .filter(({ address }) => address !== '')
      .map((one): NewPicture => ({ ...one, state: 'arrived', share: 1, errors: {} }));
    return { arrived, lost: kept.length - arrived.length, of: { season, competion } as PictureSeason };
  });

  /** Keeps what is there now; nothing when there is nothing. */
  const keep = useCallback(
    (pictures: readonly NewPicture[], { season, competion }: PictureSeason) => {
      if (forgotten.current) return;
      const kept = pictures.map(
        ({ key, fileName, address, name, name_en }): KeptPicture => ({ key, fileName, address, name, name_en }),
      );
      if (kept.length > 0) place.keep({ values: { pictures: kept, season, competion } });
      else place.forget();
    },
    [place],
  );
  /** They are saved, or the person does not want them. */
  const forget = useCallback(() => {
    forgotten.current = true;
    place.forget();
  }, [place]);
  return { restored, keep, forget };
}
