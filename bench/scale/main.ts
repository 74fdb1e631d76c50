import type { FastifyInstance } from 'fastify';
import { connectDatabase } from '#server/platform/database.ts';
import { tokenOf } from './data.ts';
import type { ListCall } from './list-call.ts';
import { lists } from './lists.ts';
import { openScale } from './open.ts';
import { buffersOf, collectPlans, explainSettings, faultsOf, outlineOf, type Statement } from './plans.ts';
import { portalOver } from './portal.ts';

/*
 * Every list with 400,000 teams and 1.6 million people: the blocks it reads, and its plan. `npm run scale`; see
 * README.md. The database stays in its folder for the next run; FRESH=1 creates it anew, ONLY=<part of a name> runs
 * fewer lists.
 */
const folder = process.env.DATA_DIR ?? 'data/scale';
const say = (line: string) => process.stdout.write(`${line}\n`);
/** PostgreSQL may choose a named statement's generic plan from the sixth run on. */
const RUNS = 7;

const server = await openScale(folder, say);
let failed = 0;
try {
  for (const [name, value] of Object.entries(explainSettings)) {
    await server.asSuperuser(`alter role portal set ${name} = '${value}'`);
  }
  // One connection: each named statement is prepared there once, and may have its generic plan when it is measured.
  const database = await connectDatabase(server.url, { max: 1 });
  const plans = collectPlans(database.pool);
  const app = await portalOver(database, folder);
  try {
    say('| call | rows | buffers | plan | fault |\n|---|---|---|---|---|');
    for (const list of lists.filter(({ name }) => name.includes(process.env.ONLY ?? ''))) {
      let rows = 0;
      const runs: Statement[][] = [];
      for (let run = 0; run < RUNS; run += 1) {
        rows = await ask(app, list);
        runs.push(plans());
      }
      const statements = dearest(runs);
      const faults = faultsOf(statements, list.kind, list.readsAll !== undefined);
      failed += faults.length > 0 ? 1 : 0;
      say(`| ${[list.name, rows, buffersOf(statements), outlineOf(statements), faults.join('; ')].join(' | ')} |`);
      if (process.env.TEXTS) for (const { text, plan } of statements) say(`${text}\n${JSON.stringify(plan, null, 1)}`);
    }
  } finally {
    await app.close();
    await database.close();
  }
} finally {
  await server.stop();
}
say(failed > 0 ? `${failed} of ${lists.length} lists do not hold.` : `All ${lists.length} lists hold.`);
process.exitCode = failed > 0 ? 1 : 0;

/**
 * The run that read the most: the first one includes counts that are cached later, the last may have the generic plan.
 */
function dearest(runs: Statement[][]): Statement[] {
  return runs.toSorted((a, b) => buffersOf(b) - buffersOf(a))[0] ?? [];
}

/** Sends a request as a browser does, and returns the number of rows in the answer. */
async function ask(app: FastifyInstance, { endpoint, query = {}, as }: ListCall): Promise<number> {
  const answer = await app.inject({
    method: 'GET',
    url: endpoint.path,
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    headers: as ? { authorization: tokenOf(as) } : {},
  });
  if (answer.statusCode !== 200) throw new Error(`${endpoint.path} answered ${answer.statusCode}: ${answer.payload}`);
  const rows = Object.values(answer.json()).find(Array.isArray);
  return rows?.length ?? 1;
}
