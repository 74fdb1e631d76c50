import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { expectNone, expectSame } from '#tests/support/expect-none.ts';

const payments = 'server/features/payments';

/** A statement that writes a table: through the query builder, or as SQL with its name or its object. */
const statement = (verb: 'insert' | 'update', table: string, name: string) =>
  new RegExp(
    `\\b${verb}\\(${table}\\)|\\b${verb}\\s+(?:into\\s+)?(?:only\\s+)?(?:"?${name}\\b|\\$\\{${table}\\})`,
    'i',
  );

/**
 * Code that changes payment states, and the files that may; explained at the top of `settle-payment.ts`. Those named
 * `personal-data` take people's names out, and change no state and no sum. Whatever a statement does all the same, the
 * database refuses half a payment, another sum, and a deletion (kept-by-the-database.test.ts beside the payments).
 */
const writers: Record<string, { writes: RegExp; may: string[] }> = {
  'writes what is owed': { writes: statement('insert', 'orders', 'orders'), may: [`${payments}/orders.ts`] },
  'changes an order': {
    writes: statement('update', 'orders', 'orders'),
    may: ['change-order', 'personal-data', 'record-payment'].map((name) => `${payments}/${name}.ts`),
  },
  'has an order written as paid': { writes: /\brecordPayment\(/, may: [`${payments}/settle-payment.ts`] },
  'begins an attempt': {
    writes: statement('insert', 'paymentAttempts', 'payment_attempts'),
    may: [`${payments}/start-payment.ts`],
  },
  'changes an attempt': {
    writes: statement('update', 'paymentAttempts', 'payment_attempts'),
    may: ['notice', 'personal-data', 'record-payment', 'settle-payment', 'start-payment'].map(
      (name) => `${payments}/${name}.ts`,
    ),
  },
  'issues an invoice': {
    writes: /\bissueInvoice\(/,
    may: ['server/features/invoices/reissue-invoice.ts', `${payments}/record-payment.ts`],
  },
  'credits an invoice': {
    writes: statement('insert', 'creditNotes', 'credit_notes'),
    may: ['server/features/invoices/reissue-invoice.ts'],
  },
  'has an invoice credited': {
    writes: /\breissueInvoice\(/,
    may: ['server/features/team-entity/reissue-invoice.ts'],
  },
  'stores an invoice': {
    writes: statement('insert', 'invoices', 'invoices'),
    may: ['server/features/invoices/issue-invoice.ts'],
  },
  'marks a team as paid': { writes: /\bsetPaid\(/, may: ['server/features/registration/team-purpose.ts'] },
};

async function sources(folder: string): Promise<[path: string, text: string][]> {
  const found: [string, string][] = [];
  for await (const path of glob(`${folder}/**/*.ts`)) {
    if (path.endsWith('.test.ts')) continue;
    const text = await readFile(path, 'utf8');
    // A function's declaration is not a call.
    found.push([path.replaceAll('\\', '/'), text.replace(/\bexport (?:async )?function \w+\(/g, '')]);
  }
  return found.sort();
}

test.each(Object.entries(writers))('only these: %s', async (what, { writes, may }) => {
  const files = (await sources('server')).filter(([, text]) => writes.test(text));
  expectSame({
    found: files.map(([path]) => path),
    listed: may,
    missing: (path) =>
      `${path} ${what} (${writes.source}): leave that to ${may.join(' or ')}; if it must, add the file to "${what}" in tests/rules/money-writers.test.ts, and say why at the head of ${payments}/settle-payment.ts.`,
    superfluous: (path) =>
      `tests/rules/money-writers.test.ts: take '${path}' out of "${what}"; it does not any more, or is not there.`,
  });
});

test.each([
  'await tx.update(orders).set({ paidAt })',
  'sql`update orders set paid_at = now()`',
  'sql`UPDATE "orders"\n set paid_at = now()`',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in a source
  'sql`update ${orders} set paid_at = now()`',
])('a change of an order is recognised in %s', (text) => {
  expect(writers['changes an order']?.writes.test(text)).toBe(true);
});

test('payments know a purpose, and never a team', async () => {
  const files = await sources(payments);
  expect(files.length).toBeGreaterThan(8);
  const lines = files.flatMap(([path, text]) =>
    text
      .split('\n')
      // Comments and the example may mention teams.
      .filter((line) => /team/i.test(line) && !/^\s*(?:\/\/|\/?\*)/.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expectNone(
    lines.map(
      (line) =>
        `${line} knows of teams: say it as a purpose there, and what a team is in server/features/registration/team-purpose.ts.`,
    ),
  );
});
