import { join, resolve } from 'node:path';
import type { Config } from './config.ts';
import { FolderInUse, openDataFolder } from './platform/data-folder.ts';
import { runningEmbeddedPostgres, startEmbeddedPostgres } from './platform/embedded-postgres/index.ts';
import { errorLine } from './platform/log.ts';
import { StartError } from './platform/start-error.ts';

type Options = {
  log: (line: string) => void;
  /** What must be ended when the command is done, in reverse. */
  endings: (() => Promise<unknown>)[];
  /** Whether the command also works in the embedded database of a portal that is running. */
  besidePortal: boolean;
};

/**
 * The database of a command: the configured one, else the embedded one, which the command starts if no portal runs it.
 * @throws StartError with a sentence for the operator
 */
export async function commandDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  { log, endings, besidePortal }: Options,
): Promise<string> {
  if (config.databaseUrl) return config.databaseUrl;
  try {
    const folder = await openDataFolder(config.dataDir);
    endings.push(folder.release);
    const server = await startEmbeddedPostgres({ dataDir: folder.path, log });
    endings.push(server.stop);
    return server.url;
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const running = besidePortal && (await runningEmbeddedPostgres(config.dataDir));
    if (running) return running;
    throw new StartError(`${error.message} Stop it first: it alone can use the embedded database.`, { cause: error });
  }
}

/** The folder of data, absolute. */
export const dataPathOf = ({ dataDir }: Pick<Config, 'dataDir'>) => resolve(dataDir);

/** The folder of files in it, as a portal has it. */
export const filesPathOf = (config: Pick<Config, 'dataDir'>) => join(dataPathOf(config), 'files');

/** Ends what a command has opened, in reverse; what fails then is told and does not count. */
export async function endAll(endings: (() => Promise<unknown>)[], log: (line: string) => void): Promise<void> {
  for (const end of endings.splice(0).reverse()) {
    await end().catch((error: unknown) => log(`While stopping: ${errorLine(error)}`));
  }
}
