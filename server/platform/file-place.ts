import { createHash, randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { Config } from '#server/config.ts';
import { StartError } from './start-error.ts';

/** Processes that say where their files are do so in the name of the connection that each of them always has. */
const PREFIX = 'turs-content ';

/**
 * A name for the place where this process keeps its files, the same for everybody who keeps them there. A folder is known
 * by a file in it, so that one that several machines have mounted has one name.
 */
export async function filePlace(folder: string, s3: Config['s3']): Promise<string> {
  if (s3) return PREFIX + shortened(`${s3.endpoint ?? s3.region} ${s3.bucket}`);
  const file = join(folder, '.place');
  // The first process writes it, and each reads what that one has written.
  await writeFile(file, randomUUID(), { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return PREFIX + shortened(await readFile(file, 'utf8'));
}

const shortened = (name: string) => createHash('sha256').update(name).digest('hex').slice(0, 16);

/**
 * Refuses a process that keeps its files elsewhere than one that runs already: each would miss what the other has been
 * given. Call it when the own connection with that name is there: of two that start at once the later one ends.
 * @throws StartError
 */
export async function refuseOtherPlaces(pool: pg.Pool, place: string): Promise<void> {
  const { rows } = await pool.query(
    `select from pg_stat_activity other
     where datname = current_database() and starts_with(application_name, $2) and application_name <> $1
       and backend_start <= (select max(backend_start) from pg_stat_activity
         where datname = current_database() and application_name = $1)
     limit 1`,
    [place, PREFIX],
  );
  if (rows.length === 0) return;
  throw new StartError(
    'Another portal of this database keeps its files elsewhere, and neither would find what the other was given: several processes share files on S3 (S3_BUCKET) or have one folder mounted as <DATA_DIR>/files.',
  );
}
