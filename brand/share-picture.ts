import type { Language } from '#contract/languages.ts';
import { dice } from './weave-dice.ts';

/** In pixels: what the networks that show links ask for. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** Raise it when the drawing itself changes: everybody then asks for the new pictures. */
const drawing = 1;

/** What a shared link is about. The texts are in one language. */
export type ShareSubject =
  | { kind: 'site' }
  | {
      kind: 'season' | 'competition';
      id: string;
      /** What the cloth is woven from. */
      slug: string;
      name: string;
      /** The line under the name: a season's motto, a competition's season. */
      below: string;
    };

/** Changes whenever the picture does, the brand in its corner included. */
export function shareVersion(subject: ShareSubject, language: Language, brand: string): string {
  const of = subject.kind === 'site' ? [] : [subject.id, subject.slug, subject.name, subject.below];
  return Math.floor(dice(JSON.stringify([drawing, subject.kind, ...of, language, brand])).next() * 2 ** 32).toString(
    36,
  );
}

/** Where a picture is served. Its version is part of the address, so that no cache shows an old one. */
export function sharePictureAddress(subject: ShareSubject, language: Language, brand: string): string {
  const name = subject.kind === 'site' ? 'site' : `${subject.kind}-${subject.id}`;
  return `/files/share/${name}.${language}.png?v=${shareVersion(subject, language, brand)}`;
}
