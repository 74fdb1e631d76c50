import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seasons } from '#server/features/seasons/index.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { competitionFiles, competitions } from './table.ts';

let portal: TestPortal;
const pdf = Buffer.from('%PDF-1.7 the rules');
const pdfEn = Buffer.from('%PDF-1.7 the rules in English');

beforeAll(async () => {
  portal = await openTestPortal();
  const { db, files } = portal;
  const [season] = await db
    .insert(seasons)
    .values({ slug: 'first-2025', code: 'F25', name: 'فيرست', nameEn: 'FIRST' })
    .returning();
  const [competition] = await db
    .insert(competitions)
    .values({
      ...{ seasonId: season?.id ?? '', slug: 'FLLC', name: 'التحدي', nameEn: 'Challenge' },
      ...{ coachesNo: 2, membersNo: 10 },
    })
    .returning();
  await db.insert(competitionFiles).values([
    {
      ...{ competitionId: competition?.id ?? '', name: 'القواعد', nameEn: "The rules (team's copy)" },
      ...{ filePath: 'rules-1.pdf', filePathEn: 'rules-2.pdf' },
    },
    { competitionId: competition?.id ?? '', name: 'ضائع', nameEn: 'Lost', filePath: 'lost.pdf' },
  ]);
  await files.put('resources/rules-1.pdf', pdf);
  await files.put('resources/rules-2.pdf', pdfEn);
  await files.put('resources/draft.pdf', pdf);
  await files.put('invoices/rules-1.pdf', Buffer.from('somebody else'));
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.db.update(seasons).set({ status: true });
  await portal.db.update(competitions).set({ status: true });
});

const get = (url: string) => portal.app.inject({ url });

describe('a file of a competition', () => {
  test('is served to anybody as a download that is never shown or sniffed', async () => {
    const answer = await get('/files/resources/rules-1.pdf');
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload).toEqual(pdf);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'public, max-age=300',
    });
    const onTheWire = await fetch(`${portal.address}/files/resources/rules-1.pdf`);
    expect(onTheWire.headers.get('x-content-type-options')).toBe('nosniff');
    expect(onTheWire.headers.get('content-security-policy')).toContain("default-src 'none'");
    const name = encodeURIComponent('التحدي - القواعد.pdf');
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="rules-1.pdf"; filename*=UTF-8''${name}`);
  });

  test('has in English its English name, whose signs cannot end the header', async () => {
    const answer = await get('/files/resources/rules-2.pdf');
    expect(answer.rawPayload).toEqual(pdfEn);
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="rules-2.pdf"; filename*=UTF-8''Challenge%20-%20The%20rules%20%28team%27s%20copy%29.pdf`,
    );
  });

  test('goes with its competition, and with its season', async () => {
    await portal.db.update(competitions).set({ status: false }).where(eq(competitions.slug, 'FLLC'));
    expect((await get('/files/resources/rules-1.pdf')).statusCode).toBe(404);
    await portal.db.update(competitions).set({ status: true });
    await portal.db.update(seasons).set({ status: false });
    expect((await get('/files/resources/rules-1.pdf')).statusCode).toBe(404);
  });

  test.each([
    ['that no competition lists', 'draft.pdf'],
    ['that is listed and not in the store', 'lost.pdf'],
    ['that nobody has', 'nothing.pdf'],
    ['of another kind', 'rules-1.html'],
    ['beside the folder', '..%2finvoices%2frules-1.pdf'],
    ['beside the folder, encoded twice', '..%252finvoices%252frules-1.pdf'],
    ['with a zero byte', 'rules-1.pdf%00.html'],
  ])('%s is not found', async (_, name) => {
    const answer = await get(`/files/resources/${name}`);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  });
});
