import { connectDatabase } from '#server/platform/database.ts';
import { tokenOf } from './data.ts';
import { lists } from './lists.ts';
import { openScale } from './open.ts';
import { portalOver } from './portal.ts';

/*
 * The time of some calls over the database of DATA_DIR with TEAMS teams. Prints JSON: by name, the milliseconds of each
 * request in order. One size per process, because the requests depend on the size; `npm run bench -- growth` runs
 * several.
 */
const timed = [
  'office: first page',
  'office: last page',
  'office: search, half of all',
  'office: search, two letters',
  'own teams: coach',
  'own transactions: coach',
  'dashboard',
];
const ASKED = 40;
const folder = process.env.DATA_DIR as string;
const server = await openScale(folder, () => {});
try {
  const database = await connectDatabase(server.url);
  const app = await portalOver(database, folder);
  const address = await app.listen({ port: 0, host: 'localhost' });
  const times: Record<string, number[]> = {};
  for (const { name, endpoint, query = {}, as } of lists.filter((list) => timed.includes(list.name))) {
    const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
    const headers: Record<string, string> = as ? { authorization: tokenOf(as) } : {};
    times[name] = [];
    for (let time = 0; time < ASKED; time += 1) {
      const began = performance.now();
      const answer = await fetch(`${address}${endpoint.path}?${search}`, { headers });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${name} answered ${answer.status}`);
      times[name].push(performance.now() - began);
    }
  }
  await app.close();
  await database.close();
  process.stdout.write(`times ${JSON.stringify(times)}\n`);
} finally {
  await server.stop();
}
