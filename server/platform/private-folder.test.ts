import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#sandbox/kit/database.ts';
import { openPrivateFolder } from './data-folder.ts';
import { openFileStore } from './files.ts';
import { StartError } from './start-error.ts';

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'turs-test-'));
  await chmod(folder, 0o755);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The mode of the folder and of everything in it. */
async function modes(folder: string): Promise<Record<string, string>> {
  const names = ['', ...(await readdir(folder, { recursive: true }))].sort();
  const each = names.map(async (name) => [name, ((await stat(join(folder, name))).mode & 0o777).toString(8)] as const);
  return Object.fromEntries(await Promise.all(each));
}

test('uploads are kept from everybody else, and the way past their folder stays open', async () => {
  const data = await emptyFolder();
  const files = await openFileStore(join(data, 'files'), undefined);
  await files.put('pictures/logo.webp', Buffer.from('logo'));
  await files.put('top.pdf', Buffer.from('pdf'));
  expect(await modes(data)).toEqual({
    '': '755',
    files: '700',
    'files/pictures': '700',
    'files/pictures/logo.webp': '600',
    'files/top.pdf': '600',
  });
});

test('what an earlier version left open is closed at the next start, and what it links to is left alone', async () => {
  const data = await emptyFolder();
  await mkdir(join(data, 'files/pictures'), { recursive: true });
  await writeFile(join(data, 'files/pictures/logo.webp'), 'logo', { mode: 0o644 });
  await writeFile(join(data, 'elsewhere'), 'not ours');
  // Whatever the umask of whoever runs the test.
  await chmod(join(data, 'elsewhere'), 0o644);
  await symlink(join(data, 'elsewhere'), join(data, 'files/link'));
  const files = await openFileStore(join(data, 'files'), undefined);
  expect(await modes(data)).toEqual({
    '': '755',
    elsewhere: '644',
    files: '700',
    'files/link': '644',
    'files/pictures': '700',
    'files/pictures/logo.webp': '600',
  });
  expect(await files.get('pictures/logo.webp')).toEqual(new Uint8Array(Buffer.from('logo')));
});

test('the sandbox’s databases are as private, with what stands beside them', async () => {
  const data = join(await emptyFolder(), 'sandbox');
  await openPrivateFolder(data);
  const database = openDatabase(data, 'telr.db', 'create table orders (ref text)');
  onTestFinished(() => database.close());
  database.exec(`insert into orders values ('1')`);
  expect(await modes(data)).toEqual({ '': '700', 'telr.db': '600', 'telr.db-shm': '600', 'telr.db-wal': '600' });
});

test('a folder that cannot be had is refused in one sentence', async () => {
  const data = await emptyFolder();
  await writeFile(join(data, 'files'), 'precious');
  await expect(openPrivateFolder(join(data, 'files'))).rejects.toThrow(
    new StartError(`The folder ${join(data, 'files')} cannot be written: it is a file.`),
  );
});
