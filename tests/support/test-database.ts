import { inject } from 'vitest';
import { connectOnce } from '#server/platform/database.ts';
import { type TestServer, testDatabaseName, urlOf } from './test-server.ts';
import { limit } from './time-limits.ts';

export interface TestDatabase {
  url: string;
  /** Also terminates connections that are still open. */
  drop(): Promise<void>;
}

/**
 * The template, or a database to be dropped, is in use, perhaps by a process (autovacuum) that we may not terminate.
 */
const IN_USE = ['55006', '42501'];

/**
 * A separate database: migrated and without rows, or completely empty. If a test does not drop it, it is dropped at the
 * end of the run.
 */
export async function createTestDatabase(options: { empty?: boolean } = {}): Promise<TestDatabase> {
  const server = inject('testServer');
  const name = testDatabaseName(server.run);
  const template = options.empty ? 'template0' : server.template;
  // Copying files takes two thirds of the processor time that the write-ahead log would.
  await administrate(server, `create database ${name} template ${template} strategy file_copy`);
  return {
    url: urlOf(server.adminUrl, name),
    drop: () => administrate(server, `drop database if exists ${name} with (force)`),
  };
}

async function administrate({ adminUrl }: TestServer, statement: string): Promise<void> {
  const client = await connectOnce(adminUrl, 'turs-tests');
  try {
    for (const began = performance.now(); ; ) {
      try {
        await client.query(statement);
        return;
      } catch (error) {
        // Autovacuum connects to the template, too.
        const busy = error instanceof Error && 'code' in error && IN_USE.includes(String(error.code));
        if (!busy || performance.now() - began > limit.wait) throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  } finally {
    await client.end();
  }
}
