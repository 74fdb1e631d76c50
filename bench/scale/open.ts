import { mkdir, rm } from 'node:fs/promises';
import { ensureRegions } from '#server/features/regions/index.ts';
import { ensureSettings } from '#server/features/settings/index.ts';
import { connectDatabase, connectOnce } from '#server/platform/database.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/index.ts';
import { openJobs } from '#server/platform/jobs.ts';
import { migrate } from '#server/platform/migrate.ts';
import { loadScale } from './data.ts';

/**
 * The embedded database of a folder with the requested number of teams: loaded if it is not loaded yet, or anew with
 * FRESH=1.
 */
export async function openScale(folder: string, say: (line: string) => void) {
  if (process.env.FRESH) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const server = await startEmbeddedPostgres({ dataDir: folder, log: say });
  const superuser = server.url.replace('//portal', '//postgres');
  const asSuperuser = async (statement: string): Promise<void> => {
    const client = await connectOnce(superuser, 'turs-scale');
    await client.query(statement).finally(() => client.end());
  };
  try {
    await asSuperuser('alter role portal reset all');
    await migrate(server.url);
    const filling = await connectDatabase(server.url);
    await ensureRegions(filling.db);
    await ensureSettings(filling.db);
    await filling.close();
    // The queue's tables: the lists of people ask what waits.
    await (await openJobs(server.url, () => {})).stop();
    await loadScale(superuser, say);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { url: server.url, stop: server.stop, asSuperuser };
}
