import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Fields } from '../bodies.ts';

interface Received {
  path: string;
  contentType: string | undefined;
  fields: Fields;
}

/** A merchant's server that receives notices. `answer` returns the status for the n-th one, from 1; null: no answer. */
export async function startReceiver(answer: (count: number) => number | null = () => 200) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const fields = Object.fromEntries(new URLSearchParams(await text(request)));
    received.push({ path: request.url ?? '', contentType: request.headers['content-type'], fields });
    const status = answer(received.length);
    if (status !== null) response.writeHead(status).end('OK');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    received,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
