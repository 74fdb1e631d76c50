import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type FileStore, openFileStore } from './files.ts';
import { StartError } from './start-error.ts';

const bytes = Buffer.from('a picture');
const failure = { name: 'FileStoreError', statusCode: 503 };

describe('a folder', () => {
  let folder: string;
  let files: FileStore;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'turs-files-'));
    files = await openFileStore(folder, undefined);
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('gives back what was put there, and nothing for what was not', async () => {
    await files.put('pictures/x.webp', bytes);
    expect(Buffer.from((await files.get('pictures/x.webp')) ?? [])).toEqual(bytes);
    expect(await files.get('pictures/y.webp')).toBeUndefined();
    expect(await files.get('nowhere/y.webp')).toBeUndefined();
  });

  test('gives nothing for a file that an accident emptied, and nothing of this process', async () => {
    await files.put('pictures/emptied.webp', bytes);
    await truncate(join(folder, 'pictures/emptied.webp'));
    expect(await files.get('pictures/emptied.webp')).toBeUndefined();
  });

  test('forgets a file, also one that is gone', async () => {
    await files.put('pictures/gone.webp', bytes);
    await files.remove('pictures/gone.webp');
    await files.remove('pictures/gone.webp');
    expect(await files.get('pictures/gone.webp')).toBeUndefined();
  });

  test('keeps a file that is there whole, and nothing else of one that could not be written', async () => {
    await mkdir(join(folder, 'invoices/taken.pdf/x'), { recursive: true });
    await expect(files.put('invoices/taken.pdf', bytes)).rejects.toThrow();
    expect(await readdir(join(folder, 'invoices'))).toEqual(['taken.pdf']);
    await files.put('invoices/again.pdf', bytes);
    await files.put('invoices/again.pdf', Buffer.from('another'));
    expect(Buffer.from((await files.get('invoices/again.pdf')) ?? []).toString()).toBe('another');
    expect((await readdir(join(folder, 'invoices'))).sort()).toEqual(['again.pdf', 'taken.pdf']);
  });

  test('is never met in part, however often it is written while somebody reads it', async () => {
    const large = Buffer.alloc(24 * 1024 * 1024, 'a');
    let writing = true;
    const writes = (async () => {
      for (let times = 0; times < 8; times += 1) await files.put('invoices/large.pdf', large);
      writing = false;
    })();
    const sizes = new Set<number>();
    while (writing) {
      const read = await files.get('invoices/large.pdf');
      if (read) sizes.add(read.byteLength);
    }
    await writes;
    expect([...sizes]).toEqual([large.byteLength]);
  });

  test('that cannot be read is no missing file', async () => {
    await mkdir(join(folder, 'pictures/broken.webp'), { recursive: true });
    await expect(files.get('pictures/broken.webp')).rejects.toMatchObject(failure);
  });
});

describe('S3', () => {
  /** A fake server that answers as S3 does. */
  let server: Server;
  let files: FileStore;
  let asked: string[];
  const answers: Record<string, [status: number, body: string]> = {
    '/turs/pictures/x.webp': [200, String(bytes)],
    '/turs/pictures/y.webp': [404, '<Error><Code>NoSuchKey</Code></Error>'],
    '/turs/pictures/no-bucket.webp': [404, '<Error><Code>NoSuchBucket</Code></Error>'],
    '/turs/pictures/forbidden.webp': [403, '<Error><Code>AccessDenied</Code></Error>'],
  };
  beforeAll(async () => {
    server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '', 'http://s3');
      asked.push(`${request.method} ${pathname}`);
      const [status, body] = answers[pathname] ?? [200, ''];
      response.writeHead(status, { 'content-type': 'application/xml' }).end(body);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    asked = [];
    files = await openFileStore('/nowhere', {
      bucket: 'turs',
      region: 'me-central-1',
      endpoint,
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    });
  });
  beforeEach(() => {
    asked = [];
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test('is asked once for a file', async () => {
    expect(Buffer.from((await files.get('pictures/x.webp')) ?? [])).toEqual(bytes);
    expect(asked).toEqual(['GET /turs/pictures/x.webp']);
  });

  test('says that there is none', async () => {
    expect(await files.get('pictures/y.webp')).toBeUndefined();
    expect(asked).toEqual(['GET /turs/pictures/y.webp']);
  });

  test.each(['no-bucket', 'forbidden'])('fails (%s), which is no missing file', async (name) => {
    await expect(files.get(`pictures/${name}.webp`)).rejects.toMatchObject(failure);
  });
});

const account = { bucket: 'turs-files', region: 'me-central-1', accessKeyId: 'key', secretAccessKey: 'not-to-be-told' };

/** Answers as S3 does: only the status to HEAD, which has no body, and objects as they were stored. */
async function bucket(statusOfBucket: number): Promise<{ endpoint: string; asked: string[] }> {
  const asked: string[] = [];
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, answer) => {
    const path = request.url?.split('?')[0] ?? '';
    asked.push(`${request.method} ${path}`);
    const body = Buffer.concat(await request.toArray());
    if (path === '/turs-files' || path === '/turs-files/') return answer.writeHead(statusOfBucket).end();
    if (request.method === 'PUT') objects.set(path, body);
    const found = objects.get(path);
    answer.writeHead(found ? 200 : 404).end(request.method === 'GET' ? found : undefined);
  });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

test('a bucket that can be used is', async () => {
  const { endpoint, asked } = await bucket(200);
  const files = await openFileStore('/nowhere', { ...account, endpoint });
  expect(asked).toEqual(['HEAD /turs-files/']);
  await files.put('pictures/logo.webp', Buffer.from('logo'));
  expect(asked).toContain('PUT /turs-files/pictures/logo.webp');
});

test.each([
  [404, 'there is no such bucket'],
  [403, 'the key is refused, or may not use this bucket'],
  [301, 'the bucket is in another region'],
  [500, 'it answers with 500'],
])('a start is refused where the bucket answers %i', async (status, reason) => {
  const { endpoint, asked } = await bucket(status);
  const error = await openFileStore('/nowhere', { ...account, endpoint }).catch((problem: unknown) => problem);
  expect(error).toEqual(
    new StartError(
      `Files cannot be kept in the bucket “turs-files” at ${endpoint}: ${reason}. Check the variables that begin with S3_.`,
    ),
  );
  expect(asked.filter((call) => !call.startsWith('HEAD'))).toEqual([]);
});

test('so is one that nothing listens for, and one that never answers', async () => {
  const nobody = openFileStore('/nowhere', { ...account, endpoint: 'http://127.0.0.1:1' });
  await expect(nobody).rejects.toThrow(/at http:\/\/127\.0\.0\.1:1: connect ECONNREFUSED 127\.0\.0\.1:1\. Check/);
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  onTestFinished(() => {
    silent.closeAllConnections();
    silent.close();
  });
  await new Promise((resolve) => silent.once('listening', resolve));
  const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  await expect(openFileStore('/nowhere', { ...account, endpoint }, { timeout: 200 })).rejects.toThrow(
    `at ${endpoint}: no answer. Check`,
  );
});
