import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const root = fileURLToPath(new URL('..', import.meta.url));
const stampFile = join(root, 'build/stamp');
/** Of less, a compressed copy saves nothing. Small files count: a page of the back-office has dozens (decision 193). */
const WORTH_COMPRESSING = 256;
/** All sources of the pages. */
const sources = [
  '{brand,contract,domain,locales,web}/**/*.{ts,tsx,css,woff2,svg,png,avif,webm,mp4,json}',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
];

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  const files = (await Array.fromAsync(glob(sources, { cwd: root }))).filter((file) => !file.endsWith('.test.ts'));
  for (const file of files.sort()) hash.update(file).update(await readFile(join(root, file)));
  return hash.digest('hex');
}

/**
 * Builds the pages unless the last build used the same sources.
 * @returns whether a build was needed
 * @throws Error with the end of the builder's output when it fails
 */
export async function buildPagesOnce(): Promise<boolean> {
  const wanted = await fingerprint();
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === wanted) return false;
  const cli = join(dirname(createRequire(import.meta.url).resolve('@react-router/dev/package.json')), 'bin.cjs');
  // A build that is interrupted must not pass for the one before it.
  await rm(stampFile, { force: true });
  await run(process.execPath, [cli, 'build']);
  await compressTexts(join(root, 'build/client'));
  await writeFile(stampFile, wanted);
  return true;
}

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
      else reject(new Error(`The pages could not be built:\n${output}`));
    });
  });
}
