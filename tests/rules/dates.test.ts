import { glob, readFile } from 'node:fs/promises';
import { test } from 'vitest';
import { expectSame } from '#tests/support/expect-none.ts';

const root = new URL('../../', import.meta.url);

/** Code that formats a date. Only these files may, because Arabic readers get the Umm al-Qura day with every date. */
const writes =
  /\b(?:formatDate|formatDateRange|formatDateTime|formatTime|formatTimeRange|formatWeekday|formatHijri|formatHijriRange|Intl\.DateTimeFormat|DateFormatter|useDateFormatter|toLocale(?:Date|Time)?String|toDateString|toUTCString)\b|<time\b/;

/** The files that may, and why. */
const may: Record<string, string> = {
  'web/kit/WrittenDate.tsx': 'what shows a date, to `DateTime` and to pages whose server has written it',
  'web/kit/write-date.ts': 'what writes it',
  'web/admin/kit/useValueText.ts': 'a value of a field before and after a change, within a sentence',
  'server/platform/documents/invoice-words.ts': 'the invoice, with both days',
  'server/features/certificates/draw-certificate.ts': 'the certificate, with both days',
  'server/features/personal-data/readable-page.ts': 'a file without scripts that is read outside the portal',
  'server/features/invoices/issue-invoice.ts': 'reckons the year of a number; nobody reads a date',
};

async function writers(): Promise<string[]> {
  const found: string[] = [];
  for await (const path of glob('{web,server}/**/*.{ts,tsx}', { cwd: root })) {
    if (/\.test\.tsx?$/.test(path)) continue;
    if (writes.test(await readFile(new URL(path, root), 'utf8'))) found.push(path.replaceAll('\\', '/'));
  }
  return found.sort();
}

test('no screen, mail or document writes a date by itself: `DateTime` of the kit does', async () => {
  expectSame({
    found: await writers(),
    listed: Object.keys(may),
    missing: (file) =>
      `${file} writes a date by itself: show it with <DateTime> of web/kit, or have the page's server write it (presentDates); if it must, add it to "may" of tests/rules/dates.test.ts with the reason.`,
    superfluous: (file) => `tests/rules/dates.test.ts: take '${file}' out of "may"; it writes no date any more.`,
  });
});
