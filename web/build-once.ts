import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Of less a form saves nothing. Small files count: a page of the back-office has dozens. */
const WORTH_COMPRESSING = 256;

/** Something that is built of sources, and the file that says of which. */
type Built = { stampFile: string; sources: string[] };

const pages: Built = {
  stampFile: 'build/stamp',
  sources: [
    '{brand,contract,domain,locales,web}/**/*.{ts,tsx,css,woff2,svg,png,avif,webm,mp4,json}',
    'vite.config.ts',
    'react-router.config.ts',
    'package-lock.json',
  ],
};
/** The server in a few files (decision 153). Not in `build`, all of which the router's builder removes. */
const server: Built = {
  stampFile: 'bundle/stamp',
  sources: [
    '{brand,contract,demo,documents,domain,locales,sandbox,server}/**/*.{ts,json}',
    'vite.server.config.ts',
    'package-lock.json',
  ],
};

async function fingerprint(sources: string[]): Promise<string> {
  const hash = createHash('sha256');
  const files = (await Array.fromAsync(glob(sources, { cwd: root }))).filter((file) => !file.endsWith('.test.ts'));
  for (const file of files.sort()) hash.update(file).update(await readFile(join(root, file)));
  return hash.digest('hex');
}

const stampOf = ({ stampFile }: Built) => readFile(join(root, stampFile), 'utf8').catch(() => '');

/** Whether sources of the pages or the server have changed since they were built. */
export async function isBuildDue(): Promise<boolean> {
  const due = await Promise.all(
    [pages, server].map(async (built) => (await stampOf(built)) !== (await fingerprint(built.sources))),
  );
  return due.includes(true);
}

/**
 * Builds something unless the last build used the same sources.
 * @returns whether a build was needed
 * @throws Error with the end of the builder's output when it fails
 */
async function buildOnce(built: Built, build: () => Promise<void>): Promise<boolean> {
  const wanted = await fingerprint(built.sources);
  if ((await stampOf(built)) === wanted) return false;
  await build();
  await writeFile(join(root, built.stampFile), wanted);
  return true;
}

/** Where a package has its command. */
const commandOf = (name: string, file: string) =>
  join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), file);

export const buildPagesOnce = (): Promise<boolean> =>
  buildOnce(pages, async () => {
    await run(process.execPath, [commandOf('@react-router/dev', 'bin.cjs'), 'build']);
    await compressTexts(join(root, 'build/client'));
  });

export const bundleServerOnce = (): Promise<boolean> =>
  buildOnce(server, async () => {
    const config = ['--config', 'vite.server.config.ts', '--configLoader', 'native'];
    await run(process.execPath, [commandOf('vite', 'bin/vite.js'), 'build', ...config]);
  });

/** Writes compressed copies of each text file at the highest level: made once, served for months. */
async function compressTexts(folder: string): Promise<void> {
  const forms = {
    br: promisify(brotliCompress),
    gz: (text: Buffer) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
  };
  const compress = async (file: string) => {
    const path = join(folder, file);
    const text = await readFile(path);
    if (text.length <= WORTH_COMPRESSING) return;
    for (const [ending, form] of Object.entries(forms)) await writeFile(`${path}.${ending}`, await form(text));
  };
  const files = await Array.fromAsync(glob('**/*.{js,css,svg}', { cwd: folder }));
  // In parallel: Node compresses on several threads.
  await Promise.all(files.map(compress));
}

function run(command: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk: Buffer) => {
      output = (output + chunk).slice(-4_000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The portal could not be built:\n${output}`));
    });
  });
}
