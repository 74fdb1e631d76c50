/**
 * Starts the embedded server as a portal does, in a process that the tests can kill: `node starter.ts <data folder>`.
 * Prints the server's address as a line, and stops on SIGINT and SIGTERM.
 */
import { openDataFolder } from '../data-folder.ts';
import { StartError } from '../start-error.ts';
import { startEmbeddedPostgres } from './index.ts';

try {
  const folder = await openDataFolder(process.argv[2] ?? '');
  const server = await startEmbeddedPostgres({
    dataDir: folder.path,
    log: (line) => process.stderr.write(`${line}\n`),
  });
  const keepAlive = setInterval(() => {}, 60_000);
  const stop = async () => {
    clearInterval(keepAlive);
    await server.stop();
    await folder.release();
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  // For a test of a portal that exits without waiting, such as at a second Ctrl-C.
  if (process.env.EXIT_AFTER_START) setTimeout(() => process.exit(1), 1_000);
  process.stdout.write(`${server.url}\n`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
