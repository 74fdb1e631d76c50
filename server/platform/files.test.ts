import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openFileStore } from './files.ts';
import { StartError } from './start-error.ts';

const account = { bucket: 'turs-files', region: 'me-central-1', accessKeyId: 'key', secretAccessKey: 'not-to-be-told' };

/** Answers as S3 does: the status alone to HEAD, which has no body, and objects as they were put. */
async function s3(statusOfBucket: number): Promise<{ endpoint: string; asked: string[] }> {
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
  const { endpoint, asked } = await s3(200);
  const files = await openFileStore('/nowhere', { ...account, endpoint });
  expect(asked).toEqual(['HEAD /turs-files/']);
  expect(await files.get('pictures/none.webp')).toBeUndefined();
  await files.put('pictures/logo.webp', Buffer.from('logo'));
  expect(asked).toContain('PUT /turs-files/pictures/logo.webp');
});

test.each([
  [404, 'there is no such bucket'],
  [403, 'the key is refused, or may not use this bucket'],
  [301, 'the bucket is in another region'],
  [500, 'it answers with 500'],
])('a start is refused where the bucket answers %i', async (status, reason) => {
  const { endpoint, asked } = await s3(status);
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
  await expect(openFileStore('/nowhere', { ...account, endpoint }, { patience: 200 })).rejects.toThrow(
    `at ${endpoint}: no answer. Check`,
  );
});
