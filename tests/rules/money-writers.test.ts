import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { expectNone, expectSame } from '#tests/support/expect-none.ts';

const payments = 'server/features/payments';

/**
 * Code that changes payment states, and the files that may; explained at the top of `settle-payment.ts`. Those named
 * `personal-data` take people's names out, and change no state and no sum.
 */
const writers: Record<string, { writes: RegExp; may: string[] }> = {
  'writes what is owed': { writes: /\binsert\(orders\)/, may: [`${payments}/orders.ts`] },
  'changes an order': {
    writes: /\bupdate\(orders\)/,
    may: ['change-order', 'personal-data', 'record-payment', 'record-refund'].map((name) => `${payments}/${name}.ts`),
  },
  'has an order written as paid': {
    writes: /\brecordPayment\(/,
    may: [`${payments}/settle-by-office.ts`, `${payments}/settle-payment.ts`],
  },
  'has an order written as unpaid': { writes: /\brecordUnpaid\(/, may: [`${payments}/settle-by-office.ts`] },
  'records a refund': { writes: /\binsert\(refunds\)/, may: [`${payments}/record-refund.ts`] },
  'begins an attempt': { writes: /\binsert\(paymentAttempts\)/, may: [`${payments}/start-payment.ts`] },
  'changes an attempt': {
    writes: /\bupdate\(paymentAttempts\)/,
    may: [
      ...['notice', 'personal-data', 'record-payment', 'record-refund'],
      ...['settle-by-office', 'settle-payment', 'start-payment'],
    ].map((name) => `${payments}/${name}.ts`),
  },
  'issues an invoice': {
    writes: /\bissueInvoice\(/,
    may: ['server/features/invoices/reissue-invoice.ts', `${payments}/record-payment.ts`],
  },
  'credits an invoice': { writes: /\binsert\(creditNotes\)/, may: ['server/features/invoices/credit-invoice.ts'] },
  'has an invoice credited for good': {
    writes: /\bcreditNewestInvoice\(/,
    may: [`${payments}/record-refund.ts`],
  },
  'has an invoice credited': {
    writes: /\breissueInvoice\(/,
    may: ['server/features/team-entity/reissue-invoice.ts'],
  },
  'stores an invoice': { writes: /\binsert\(invoices\)/, may: ['server/features/invoices/issue-invoice.ts'] },
  'marks a team as paid or not': {
    writes: /\bset(?:Paid|Unpaid)\(/,
    may: ['server/features/registration/team-purpose.ts'],
  },
};
const never = /\b(?:update|delete)\((?:invoices|creditNotes)\)|\bdelete\((?:orders|paymentAttempts)\)/;

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

test('nothing deletes an order or an attempt, or touches an invoice once it is issued', async () => {
  expectNone(
    (await sources('server'))
      .filter(([, text]) => never.test(text))
      .map(
        ([path, text]) =>
          `${path} has ${never.exec(text)?.[0]}: take it out. What was ordered and invoiced stays; a state is changed by ${payments}/settle-payment.ts, and an invoice by a credit note.`,
      ),
  );
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
