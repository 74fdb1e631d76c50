import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPagesOnce, bundleServerOnce } from '#web/build-once.ts';
import { leftOutside } from '../../vite.server.config.ts';

/*
 * `node tools/image/tree.ts <folder>`: what a production portal needs and nothing else, laid out as the image has it. The
 * image is made of it, and so is an installation without containers (docs/operations.md).
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const target = process.argv[2];
if (!target) throw new Error('Name the folder that is to be made.');

const fonts = [
  'ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf',
  'ibm-plex-sans/500Medium/IBMPlexSans_500Medium.ttf',
  'ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf',
  'noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
].flatMap((file) => [file, `${file.split('/')[0]}/package.json`]);

/** The folder of a package as a module in `from` finds it; undefined if it is not installed: it is for other machines. */
function folderOf(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return found;
    if (folder === root || folder === dirname(folder)) return undefined;
  }
}

/** A package, and all that it needs. */
async function copyPackage(folder: string, copied: Set<string>): Promise<void> {
  if (copied.has(folder)) return;
  copied.add(folder);
  const { dependencies, optionalDependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  await copy(folder.slice(root.length), (path) => !path.slice(folder.length).includes('node_modules'));
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const needed = folderOf(name, folder);
    if (needed) await copyPackage(needed, copied);
  }
}

async function copy(path: string, filter?: (path: string) => boolean): Promise<void> {
  await mkdir(dirname(join(target as string, path)), { recursive: true });
  await cp(join(root, path), join(target as string, path), { recursive: true, ...(filter && { filter }) });
}

await buildPagesOnce();
await bundleServerOnce();
await rm(target, { recursive: true, force: true });
for (const folder of ['build/client', 'build/server', 'bundle', 'server/platform/migrations']) await copy(folder);
await copy('documents', (path) => !path.endsWith('.ts'));
for (const font of fonts) await copy(`node_modules/@expo-google-fonts/${font}`);
const copied = new Set<string>();
for (const name of leftOutside) {
  const folder = folderOf(name, root);
  if (!folder) throw new Error(`${name} is not installed.`);
  await copyPackage(folder, copied);
}
const { name, version, type } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
await writeFile(join(target, 'package.json'), `${JSON.stringify({ name, version, type, private: true }, null, 2)}\n`);
