import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** The folder of the templates, which reach nothing outside it. */
export const templatesDir = fileURLToPath(new URL('.', import.meta.url));

const { resolve } = createRequire(import.meta.url);

/**
 * The one family of the portal, cut for documents (documents/fonts); for what it lacks of Latin, Greek and Cyrillic the
 * family it is of; and emoji in one colour. They come with the project and with npm, so a document looks the same on
 * any machine.
 */
export const fontFiles = [
  ...[400, 500, 600].map((weight) => fileURLToPath(new URL(`fonts/${weight}.ttf`, import.meta.url))),
  ...['400Regular', '500Medium', '600SemiBold'].map((weight) =>
    resolve(`@expo-google-fonts/ibm-plex-sans/${weight}/IBMPlexSans_${weight}.ttf`),
  ),
  resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
];
