import { glob, readFile } from 'node:fs/promises';
import { test } from 'vitest';
import { expectNone, expectSame } from '#tests/support/expect-none.ts';

const root = new URL('../../', import.meta.url);

/** A number where a test says how long it waits: on a slower machine it fails, and finds nothing. */
const limits: Record<string, RegExp> = {
  'a number as a time limit': /\b\w*[tT]imeout: \d|\bAbortSignal\.timeout\(\d/,
  'a number as the limit of a test': /^ *\}, \d[\d_]{3,}\);$|^ +\d[\d_]{3,},\n *\);$/m,
  'a number as the limit of a wait': /\b(?:waitFor|waitUntil)\([^;]*, [\d_]+\);/,
};
/** The end of a call of Vitest that says nothing of how long it waits: it gives up after a second. */
const wait = /\bvi\s*\.(?:waitFor|waitUntil)\(/g;
const sleep = /new Promise(?:<\w+>)?\(\(?(\w+)\)? => setTimeout\(\1, |\bpg_sleep\(|from 'node:timers\/promises'/g;
/** A sleep is the pause of a loop, which looks before each, if a loop begins in the lines above it. */
const loop = /\b(?:while|for) \(/;
const LINES_OF_A_LOOP = 16;

/** The files that may, and why. */
const may: Record<string, string> = {
  'server/platform/database.test.ts': 'a statement that the server itself ends after its time, which the test gives',
  'server/platform/documents/renderer.test.ts': 'the time of a document, which the test lets pass',
  'server/platform/files.test.ts': 'the time that a store which never answers is given',
  'server/platform/pictures/encoder.test.ts': 'the time of a picture, which the test lets pass',
  'server/providers/http-client.test.ts': 'the time of a call, which the test lets pass',
  'server/providers/mail/smtp.test.ts': 'the end of a mail server that a test runs',
  'tests/journeys/development.test.ts': 'a file is saved again while its change may be overheard: a pause of a loop',
  'tests/faults/crash.test.ts': 'kills at random moments, which are what it is about',
  'tests/security/slow-requests.test.ts': 'the limits of the server itself, which the test makes short',
  'tests/support/browser.ts': 'no request for half a second is how a quiet network is recognised',
  'web/lib/api.test.ts': 'the time of a call that never ends',
};

/** The text of a call from its opening bracket to the closing one. */
function callAt(text: string, begin: number): string {
  let depth = 0;
  for (let at = begin; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0 && text[at] === ')') return text.slice(begin, at + 1);
  }
  return text.slice(begin);
}

function* faultsOf(text: string): Generator<string> {
  for (const [fault, pattern] of Object.entries(limits)) if (pattern.test(text)) yield fault;
  for (const { index, 0: begin } of text.matchAll(wait)) {
    const call = callAt(text, index + begin.length - 1);
    if (!/\bpatiently\b|\blimit\.\w+/.test(call)) yield 'a wait without limits, which gives up after a second';
  }
  for (const { index } of text.matchAll(sleep)) {
    const above = text.slice(0, index).split('\n').slice(-LINES_OF_A_LOOP).join('\n');
    if (!loop.test(above)) yield 'a sleep for a fixed time';
  }
}

async function faults(): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>();
  const patterns = [
    '{brand,contract,domain,locales,documents,server,sandbox,web,demo}/**/*.test.ts',
    'tests/{calls,faults,journeys,rules,security,start,support}/**/*.ts',
  ];
  for await (const path of glob(patterns, { cwd: root })) {
    const name = path.replaceAll('\\', '/');
    if (name === 'tests/rules/time-limits.test.ts') continue;
    const has = new Set(faultsOf(await readFile(new URL(name, root), 'utf8')));
    if (has.size > 0) found.set(name, has);
  }
  return found;
}

test('tests wait patiently, by tests/support/time-limits.ts, and for events: none sleeps and then looks', async () => {
  const found = await faults();
  expectSame({
    found: found.keys(),
    listed: Object.keys(may),
    missing: (file) =>
      `${file} has ${[...(found.get(file) ?? [])].join(', ')}: take a limit of tests/support/time-limits.ts, and wait for the event (a line, a lock, a row); if it must, add it to "may" of tests/rules/time-limits.test.ts with the reason.`,
    superfluous: (file) =>
      `tests/rules/time-limits.test.ts: take '${file}' out of "may"; it has no limit of its own any more.`,
  });
});

test('the rule knows a limit, a wait and a sleep when it sees one', () => {
  const bad = [
    'await vi.waitFor(() => expect(a).toBe(b));',
    'await vi.waitUntil(seen, { timeout: 5_000 });',
    'await vi.waitUntil(seen, 5_000);',
    "test('a', async () => {\n}, 60_000);",
    'await new Promise((resolve) => setTimeout(resolve, 300));',
  ];
  const good = [
    'await vi.waitFor(() => expect(a).toBe(b), patiently);',
    'await vi.waitUntil(seen, { timeout: limit.wait });',
    "test('a', async () => {\n});",
    'while (!seen()) await new Promise((resolve) => setTimeout(resolve, 20));',
  ];
  expectNone(bad.filter((text) => [...faultsOf(text)].length === 0).map((text) => `not found: ${text}`));
  expectNone(good.filter((text) => [...faultsOf(text)].length > 0).map((text) => `found: ${text}`));
});
