import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** As much of S3 as the portal uses, in memory: what several processes share. */
export async function openObjectStore() {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://store');
    const isBucket = pathname.split('/').filter(Boolean).length < 2;
    const lying = objects.get(pathname);
    if (request.method === 'PUT') {
      objects.set(pathname, await buffer(request));
      response.end();
    } else if (request.method === 'DELETE') {
      objects.delete(pathname);
      response.writeHead(204).end();
    } else if (lying) {
      response.writeHead(200, { 'content-length': lying.length }).end(request.method === 'HEAD' ? undefined : lying);
    } else {
      response.writeHead(isBucket ? 200 : 404).end(isBucket ? '' : '<Error><Code>NoSuchKey</Code></Error>');
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    environment: {
      S3_BUCKET: 'portal',
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
    count: () => objects.size,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
