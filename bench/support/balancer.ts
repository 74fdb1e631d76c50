import { once } from 'node:events';
import { Agent, request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A load balancer as small as one can be: each request goes to the next process, and to the one after it if that did not
 * begin to answer, as `proxy_next_upstream error` of nginx does.
 */
export async function openBalancer() {
  const agent = new Agent({ keepAlive: true });
  let ports: number[] = [];
  let turn = 0;
  let retried = 0;

  function pass(request: IncomingMessage, response: ServerResponse, left: number): void {
    const port = ports[turn++ % ports.length];
    const { method, url, headers } = request;
    const passed = ask({ agent, port, host: '127.0.0.1', method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      // An answer that is cut off must be seen as such.
      answer.once('aborted', () => response.destroy());
    });
    passed.once('error', () => {
      if (response.headersSent) return response.destroy();
      if (left === 0) return response.writeHead(502).end();
      retried += 1;
      pass(request, response, left - 1);
    });
    // Only requests without a body pass here.
    passed.end();
  }

  const server = createServer((request, response) => pass(request, response, ports.length)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    use(processes: { port: number }[]) {
      ports = processes.map(({ port }) => port);
    },
    retried: () => retried,
    close() {
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}
