import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** The folder of the templates, which reach nothing outside it. */
export const templatesDir = fileURLToPath(new URL('.', import.meta.url));

const weights = ['400Regular', '500Medium', '600SemiBold'] as const;
const { resolve } = createRequire(import.meta.url);

/** The one family of the portal, for both scripts. It comes with npm, so a document looks the same on any machine. */
export const fontFiles = weights.map((weight) =>
  resolve(`@expo-google-fonts/ibm-plex-sans-arabic/${weight}/IBMPlexSansArabic_${weight}.ttf`),
);
