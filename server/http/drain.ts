import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Resolves when the requests that are under way now are answered, after some seconds at the latest. */
    drain(): Promise<void>;
  }
}

const LONGEST_MS = 5_000;

/**
 * Lets a stop wait for the requests under way before it closes the app: from then on Fastify refuses calls within the
 * process, by which pages are made, and waits only for the connections of one of the two addresses of `localhost`.
 * @param patience how many times as long as usual it waits
 */
export function registerDrain(app: FastifyInstance, patience: number): void {
  const underWay = new Set<ServerResponse>();
  app.addHook('onRequest', (_request, { raw }, done) => {
    underWay.add(raw);
    raw.once('close', () => underWay.delete(raw));
    done();
  });
  app.decorate('drain', async () => {
    const answers = [...underWay].map((raw) => new Promise((resolve) => raw.once('close', resolve)));
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise((resolve) => {
      timer = setTimeout(resolve, LONGEST_MS * patience);
    });
    await Promise.race([Promise.all(answers), late]);
    clearTimeout(timer);
  });
}
