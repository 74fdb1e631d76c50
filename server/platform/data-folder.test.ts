import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDataFolder } from './data-folder.ts';
import { StartError } from './start-error.ts';

const MODULE = new URL('./data-folder.ts', import.meta.url).href;

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'turs-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Starts another process that opens the folder at the given moment; it prints "open" or the error, and stays. It drops
 * its reference to the result, as a portal may, and must keep the lock all the same.
 */
function anotherPortal(folder: string, at = 0): { process: ChildProcess; says: Promise<string> } {
  const script = `
    import { openDataFolder } from ${JSON.stringify(MODULE)};
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, ${at} - Date.now())));
    const said = await openDataFolder(${JSON.stringify(folder)}).then(() => 'open', (error) => error.message);
    await new Promise((resolve) => setTimeout(resolve, 10));
    gc();
    process.stdout.write(said);
    setInterval(() => {}, 60_000);`;
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return { process: child, says: once(child.stdout, 'data').then(([text]) => String(text)) };
}

test('the folder is made, and is free again after its release', async () => {
  const path = join(await emptyFolder(), 'a/b');
  const first = await openDataFolder(path);
  expect(first.path).toBe(path);
  await expect(openDataFolder(path)).rejects.toThrow(
    new StartError(`The data folder ${path} is in use by another portal (process ${process.pid}).`),
  );
  await first.release();
  await first.release();
  const second = await openDataFolder(path);
  await second.release();
});

test('a process that is killed frees the folder', async () => {
  const path = await emptyFolder();
  const other = anotherPortal(path);
  expect(await other.says).toBe('open');
  await expect(openDataFolder(path)).rejects.toThrow(`in use by another portal (process ${other.process.pid})`);
  other.process.kill('SIGKILL');
  await once(other.process, 'exit');
  const folder = await openDataFolder(path);
  await folder.release();
});

test('of several that start at once, exactly one gets the folder', async () => {
  const path = await emptyFolder();
  const at = Date.now() + 1_000;
  const portals = Array.from({ length: 5 }, () => anotherPortal(path, at));
  const answers = await Promise.all(portals.map((portal) => portal.says));
  expect(answers.filter((answer) => answer === 'open')).toHaveLength(1);
  expect(answers.filter((answer) => answer.includes('is in use by another portal'))).toHaveLength(4);
});

test('a file in its place is refused', async () => {
  const path = join(await emptyFolder(), 'data');
  await writeFile(path, 'precious');
  await expect(openDataFolder(path)).rejects.toThrow(
    new StartError(`The data folder ${path} cannot be written: it is a file.`),
  );
  await expect(openDataFolder(join(path, 'below'))).rejects.toThrow('part of the path is a file');
});

test.skipIf(process.getuid?.() === 0)('a read-only folder is refused and stays empty', async () => {
  const path = await emptyFolder();
  await chmod(path, 0o555);
  await expect(openDataFolder(path)).rejects.toThrow(
    new StartError(`The data folder ${path} cannot be written: permission denied.`),
  );
  expect(await readdir(path)).toEqual([]);
});
