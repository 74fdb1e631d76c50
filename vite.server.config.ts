import { basename, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, normalizePath, type Plugin } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const folder = 'bundle';
/** Packages with native code, and one that reads files of its own: an installation needs them beside the bundle. */
export const leftOutside = ['sharp', '@myriaddreamin/typst-ts-node-compiler', '@fastify/swagger-ui'];

/** What is started by itself: the portal, the commands, and the processes that it forks. */
const programs = {
  main: 'server/main.ts',
  command: 'server/command.ts',
  worker: 'server/platform/documents/worker.ts',
  decoder: 'server/platform/pictures/decoder.ts',
};

/** Modules look for files beside themselves: they still do when they are all in one folder. */
function ownPlaces(): Plugin {
  const names = Object.values(programs).map((file) => basename(file, '.ts'));
  const program = new RegExp(`new URL\\((['"])\\./(${names.join('|')})\\.ts\\1, import\\.meta\\.url\\)`, 'g');
  return {
    name: 'own-places',
    enforce: 'pre',
    transform(code, id) {
      const path = normalizePath(relative(root, id));
      if (
        path.startsWith('..') ||
        path.includes('\0') ||
        path.startsWith('node_modules/') ||
        !code.includes('import.meta.url')
      )
        return null;
      const place = JSON.stringify(normalizePath(relative(folder, path)));
      return code
        .replace(program, "new URL('./$2.js', import.meta.url /* of the bundle */)")
        .replaceAll(/import\.meta\.url(?! \/\* of the bundle)/g, `new URL(${place}, import.meta.url).href`);
    },
  };
}

/**
 * The server in a few files: Node finds, reads and compiles each module by itself, and of 3,000 that takes most of a start
 * (decision 153). `npm start` builds it, as it does the pages.
 */
export default defineConfig({
  root,
  plugins: [ownPlaces()],
  publicDir: false,
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: {
    target: 'node',
    noExternal: true,
    // Vite serves development alone, and `pg-native` is not installed.
    external: [...leftOutside, 'vite', 'pg-native'],
  },
  build: {
    ssr: true,
    target: 'node24',
    outDir: folder,
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      input: programs,
      output: { entryFileNames: '[name].js', chunkFileNames: 'part-[name].js' },
      checks: { ineffectiveDynamicImport: false },
    },
  },
});
