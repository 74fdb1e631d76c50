import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** The folder of the templates. They cannot read files outside it. */
export const templatesDir = fileURLToPath(new URL('.', import.meta.url));

const require = createRequire(import.meta.url);

/**
 * The one family of the portal, cut for documents (documents/fonts); for what it lacks of Latin, Greek and Cyrillic the
 * family it is of; and emoji in one colour. They come with the project and with npm, so a document looks the same on
 * any machine. What none of them has is marked before it is set: a font for another script is named here and in
 * `look.typ`, and its script in `foreign` of `server/platform/documents/worker.ts`.
 */
export const fontFiles = [
  fileURLToPath(new URL('fonts/400.ttf', import.meta.url)),
  fileURLToPath(new URL('fonts/500.ttf', import.meta.url)),
  fileURLToPath(new URL('fonts/600.ttf', import.meta.url)),
  require.resolve('@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf'),
  require.resolve('@expo-google-fonts/ibm-plex-sans/500Medium/IBMPlexSans_500Medium.ttf'),
  require.resolve('@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf'),
  require.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
];
