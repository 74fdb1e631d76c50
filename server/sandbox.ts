import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { WorldOptions } from '#sandbox/register.ts';
import type { Config } from './config.ts';
import { openAllBecause } from './http/declared-access.ts';
import { openPrivateFolder } from './platform/data-folder.ts';

/** The address of the sandbox inside a portal. */
export const innerSandbox = (port: number) => `http://localhost:${port}/sandbox`;

/** The address of the gateway in a sandbox. */
export const sandboxGateway = (address: string) => `${address}/telr/gateway/order.json`;

export type Charged = NonNullable<WorldOptions['telr']['earlier']>;

/** The sandbox inside this process, for the services whose addresses are not configured. */
export type InnerSandbox = {
  /** Its base address for this process. */
  address: string;
  smtpUrl: string;
  mount(app: FastifyInstance): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Prepares the sandbox of a portal without the address of some outside service. Its pages are under `/sandbox`. Not
 * loaded at all if every address is configured.
 * @param charged what its gateway has decided before, in the sample content
 */
export async function openSandbox(
  config: Config,
  { dataPath, port, charged }: { dataPath: string; port: number; charged: Charged },
): Promise<InnerSandbox> {
  const [{ registerSandbox }, { startMailSandbox }] = await Promise.all([
    import('#sandbox/register.ts'),
    import('#sandbox/mail/index.ts'),
  ]);
  const dataDir = join(dataPath, 'sandbox');
  await openPrivateFolder(dataDir);
  const mail = await startMailSandbox({ dataDir });
  const own = `http://localhost:${port}`;
  return {
    address: innerSandbox(port),
    smtpUrl: mail.smtpUrl,
    async mount(app) {
      await app.register(async (scope) => {
        openAllBecause(scope, 'the sandbox stands for other sites');
        await scope.register(registerSandbox, {
          prefix: '/sandbox',
          dataDir,
          publicUrl: `${config.publicUrl ?? own}/sandbox`,
          portalOrigins: [
            own,
            `http://127.0.0.1:${port}`,
            `http://[::1]:${port}`,
            ...(config.publicUrl ? [new URL(config.publicUrl).origin] : []),
          ],
          stebApiKey: config.steb.apiKey,
          telr: { ...config.telr, earlier: charged },
          ticketKey: config.ticketKey,
          mail,
        });
      });
    },
    stop: async () => mail.close(),
  };
}

/** Whether the sandbox is needed for any outside service. */
export const needsSandbox = (config: Config): boolean =>
  !config.steb.url || !config.telr.url || !config.catalogueUrl || !config.smtpUrl;
