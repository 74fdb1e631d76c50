import type pg from 'pg';
import type { Kind } from './list-call.ts';

type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
};

/** One statement as the server ran it. `inner`: inside a function, whose own buffer count includes this one's. */
export type Statement = { text: string; plan: PlanNode; inner: boolean };

/** Tables that grow over the years. */
const big = ['teams', 'team_people', 'users', 'orders', 'payment_attempts', 'invoices', 'results', 'sessions'];
const grown = new Set([
  ...big,
  'community_topics',
  'community_comments',
  'community_cases',
  'community_reports',
  'talents',
  'change_log',
  'result_imports',
  'result_import_rows',
]);

const mostBuffers: Record<Kind, number> = {
  first: 2_000,
  own: 2_000,
  search: 30_000,
  beginnings: 30_000,
  far: 10_000,
  figures: 10_000,
};
/** A list's page gets its order from an index. Search results are sorted, and limited by the rows that they read. */
const MOST_SORTED = 10_000;
const maySort = new Set<Kind>(['search', 'beginnings', 'figures']);

/** Settings with which the server sends the plan of each statement, with the blocks it read, to the client. */
export const explainSettings = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_buffers': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
  'auto_explain.log_nested_statements': 'on',
};

/** Collects the plans from a pool's connections. The returned function gives those since its last call. */
export function collectPlans(pool: pg.Pool): () => Statement[] {
  const sent = new Set<string>();
  const known = new WeakSet<pg.PoolClient>();
  let heard: Statement[] = [];
  pool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    const { query } = client;
    client.query = ((...of: unknown[]) => {
      const [asked] = of;
      sent.add(typeof asked === 'string' ? asked : String((asked as { text?: string }).text));
      return (query as (...of: unknown[]) => unknown).apply(client, of);
    }) as typeof client.query;
    client.on('notice', ({ message = '' }) => {
      const json = /^duration: .* plan:\n([\s\S]*)/.exec(message)?.[1];
      if (!json) return;
      const { 'Query Text': text, Plan: plan } = JSON.parse(json) as { 'Query Text': string; Plan: PlanNode };
      heard.push({ text, plan, inner: !sent.has(text) });
    });
  });
  return () => {
    const all = heard;
    heard = [];
    return all;
  };
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Blocks of 8 kB that statements touched, in memory or on disk. */
export const buffersOf = (statements: Statement[]): number =>
  statements
    .filter(({ inner }) => !inner)
    .reduce((sum, { plan }) => sum + plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], 0);

const rowsThrough = (node: PlanNode) => node['Actual Rows'] * node['Actual Loops'];

/** What is wrong with how a call's statements ran; empty if nothing is. */
export function faultsOf(statements: Statement[], kind: Kind, readsAll: boolean): string[] {
  const buffers = buffersOf(statements);
  const faults = buffers > mostBuffers[kind] && !readsAll ? [`more than ${mostBuffers[kind]} buffers`] : [];
  for (const node of statements.flatMap(({ plan }) => nodesOf(plan))) {
    const table = node['Relation Name'] ?? '';
    if (node['Node Type'] === 'Seq Scan' && grown.has(table) && !readsAll) faults.push(`reads all of ${table}`);
    const sorted = node['Node Type'].endsWith('Sort') ? node.Plans?.[0] : undefined;
    if (sorted && !maySort.has(kind) && rowsThrough(sorted) > MOST_SORTED)
      faults.push(`sorts ${rowsThrough(sorted)} rows`);
  }
  return [...new Set(faults)];
}

/** The nodes of a plan that read a table, by name, as a summary. */
export const outlineOf = (statements: Statement[]): string =>
  statements
    .flatMap(({ plan }) => nodesOf(plan))
    .filter((node) => node['Relation Name'] || node['Index Name'] || node['Node Type'].endsWith('Sort'))
    .map((node) => [node['Node Type'], node['Index Name'] ?? node['Relation Name']].filter(Boolean).join(' '))
    .filter((part, index, all) => all.indexOf(part) === index)
    .join(', ');
