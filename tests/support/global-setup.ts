import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openStore } from '#sandbox/steb/store/store.ts';
import { type DataFolder, openDataFolder } from '#server/platform/data-folder.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/index.ts';
import { cacheFolder } from './cache-folder.ts';
import { prepareTestRun, type TestServer } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
    /** A folder with the provider's initial registry: generating its people took half of a portal's start. */
    stebRegister: string;
  }
}

/**
 * Provides a database server for the tests: the one of TEST_DATABASE_URL or DATABASE_URL (its role must be allowed to
 * create databases), else an embedded one whose files are kept for the next run.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await testServer(process.env.TEST_DATABASE_URL || process.env.DATABASE_URL);
  const { end, ...run } = await prepareTestRun(server.url).catch(async (error: unknown) => {
    await server.stop();
    throw error;
  });
  project.provide('testServer', run);
  const register = await mkdtemp(join(tmpdir(), 'turs-steb-'));
  (await openStore(register)).close();
  project.provide('stebRegister', register);
  return async () => {
    await rm(register, { recursive: true, force: true });
    await end();
    await server.stop();
  };
}

async function testServer(url: string | undefined): Promise<{ url: string; stop(): Promise<void> }> {
  if (url) return { url, stop: async () => {} };
  const folder = await freeFolder();
  const start = () => startEmbeddedPostgres({ dataDir: folder.path, durable: false });
  const server = await start().catch(async () => {
    // Nothing is flushed to the disk: a run that was killed may leave files that no server can read.
    await rm(join(folder.path, 'postgres'), { recursive: true, force: true });
    return start();
  });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      await folder.release();
    },
  };
}

/** Concurrent runs have separate folders. */
async function freeFolder(): Promise<DataFolder> {
  const cache = await cacheFolder('test-postgres');
  for (let number = 1; ; number += 1) {
    try {
      return await openDataFolder(join(cache, String(number)));
    } catch (error) {
      if (number === 20) throw error;
    }
  }
}
