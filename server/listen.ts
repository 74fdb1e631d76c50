import { createServer } from 'node:net';
import { errorLine } from './platform/log.ts';
import { StartError } from './platform/start-error.ts';
import type { Portal } from './portal.ts';

const reasons: Record<string, string> = {
  EADDRINUSE: 'something else already listens there',
  EACCES: 'this user may not listen there',
  EADDRNOTAVAIL: 'this machine has no such address',
};

function refused(port: number, host: string, error: unknown): StartError {
  const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''] ?? (error as Error).message;
  return new StartError(`The portal cannot listen on port ${port} of ${host}: ${reason}. Set PORT or HOST.`, {
    cause: error,
  });
}

/**
 * Makes sure that the port is free before anything else is started; 0 becomes a free one.
 * @throws StartError when it is in use
 */
export async function freePort(port: number, host: string): Promise<number> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once('error', (error) => reject(refused(port, host, error)));
    probe.listen(port, host, () => {
      const { port: found } = probe.address() as { port: number };
      probe.close(() => resolve(found));
    });
  });
}

/**
 * Listens and starts the queue's workers, or stops everything and throws StartError: a portal that answers but sends no
 * mail and checks no payment would seem healthy for days.
 */
export async function listen(portal: Portal, port: number, host: string): Promise<void> {
  try {
    // Before listening, so that its errors are not taken for those of the port.
    await portal.app.ready();
    await portal.app.listen({ port, host }).catch((error: unknown) => {
      throw refused(port, host, error);
    });
    await portal.takeUpWork().catch((cause: unknown) => {
      const reason = errorLine(cause);
      throw new StartError(`The portal cannot take up its work (mails, open payments, clearing up): ${reason}`, {
        cause,
      });
    });
  } catch (error) {
    await portal.stop();
    throw error;
  }
}
