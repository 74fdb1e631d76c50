import type { Language } from '#contract/languages.ts';
import { dice } from './weave-dice.ts';

/** In pixels: the size that social networks recommend for link previews. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** Increase it when the drawing changes, so that caches fetch the new pictures. */
const drawing = 1;

/** What a shared link is about. The texts are in one language. */
export type ShareSubject =
  | { kind: 'site' }
  | {
      kind: 'season' | 'competition';
      id: string;
      /** The name from which the cloth is drawn. */
      slug: string;
      name: string;
      /** The line under the name: a season's motto, a competition's season. */
      below: string;
    };

/** A hash of everything that the picture shows, including the brand in its corner. */
export function shareVersion(subject: ShareSubject, language: Language, brand: string): string {
  const of = subject.kind === 'site' ? [] : [subject.id, subject.slug, subject.name, subject.below];
  return Math.floor(dice(JSON.stringify([drawing, subject.kind, ...of, language, brand])).next() * 2 ** 32).toString(
    36,
  );
}

/** The address of a picture. It contains the version, so that no cache shows an old one. */
export function sharePictureAddress(subject: ShareSubject, language: Language, brand: string): string {
  const name = subject.kind === 'site' ? 'site' : `${subject.kind}-${subject.id}`;
  return `/files/share/${name}.${language}.png?v=${shareVersion(subject, language, brand)}`;
}
