import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sharePictureAddress, sharePictureSize } from '#brand/share-picture.ts';
import { dyes } from '#brand/weave.ts';
import { competitions } from '#server/features/competitions/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { settings } from '#server/features/settings/index.ts';
import { documents } from '#server/platform/documents/invoice.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

let portal: TestPortal;
const ids = { open: '', hidden: '', challenge: '', inactive: '', inHidden: '' };

beforeAll(async () => {
  portal = await openTestPortal();
  const rows = await portal.db
    .insert(seasons)
    .values([
      { slug: 'first-2025', code: 'F25', name: 'فيرست', nameEn: 'FIRST', title: 'عنوان', titleEn: 'Title' },
      { slug: 'draft', code: 'D26', name: 'مسودة', nameEn: 'Draft', status: false },
    ])
    .returning({ id: seasons.id });
  [ids.open, ids.hidden] = rows.map(({ id }) => id) as [string, string];
  const shared = { coachesNo: 2, membersNo: 10 };
  const made = await portal.db
    .insert(competitions)
    .values([
      { ...shared, seasonId: ids.open, slug: 'FLLC', name: 'تحدي', nameEn: 'Challenge' },
      { ...shared, seasonId: ids.open, slug: 'FTC', name: 'تقني', nameEn: 'Tech', status: false },
      { ...shared, seasonId: ids.hidden, slug: 'FLLE', name: 'مستكشفون', nameEn: 'Explore' },
    ])
    .returning({ id: competitions.id });
  [ids.challenge, ids.inactive, ids.inHidden] = made.map(({ id }) => id) as [string, string, string];
});
afterAll(() => portal.close());

const draw = vi.spyOn(documents, 'draw');
beforeEach(() => {
  draw.mockClear();
});

const fetchPicture = async (address: string, headers: Record<string, string> = {}) => {
  const answer = await portal.app.inject({ url: address, headers });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
};
const challenge = (name = 'Challenge') =>
  sharePictureAddress({ kind: 'competition', id: ids.challenge, slug: 'FLLC', name, below: 'FIRST' }, 'en', 'Turs');

/** The colour of a picture at a point, as #rrggbb. */
async function colourAt(bytes: Buffer, left: number, top: number) {
  const pixel = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return `#${pixel.toString('hex')}`;
}

describe('the picture of a shared link', () => {
  test('is a PNG of the size that networks ask for, for each season, each competition and the site', async () => {
    const season = { kind: 'season', id: ids.open, slug: 'first-2025' } as const;
    const addresses = [
      challenge(),
      sharePictureAddress({ ...season, name: 'FIRST', below: 'Title' }, 'en', 'Turs'),
      sharePictureAddress({ ...season, name: 'فيرست', below: 'عنوان' }, 'ar', 'تُرس'),
      sharePictureAddress({ kind: 'site' }, 'ar', 'تُرس'),
    ];
    const seen = new Set<string>();
    for (const address of addresses) {
      const { status, headers, bytes } = await fetchPicture(address);
      expect([address, status, headers['content-type']]).toEqual([address, 200, 'image/png']);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', ...sharePictureSize });
      // The page uses the same version as the server.
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      seen.add(bytes.toString('base64'));
    }
    expect(seen.size).toBe(addresses.length);
  });

  test('has its cloth where a line of its language ends', async () => {
    const english = (await fetchPicture(challenge())).bytes;
    const arabic = (await fetchPicture(challenge().replace('.en.', '.ar.'))).bytes;
    expect(await colourAt(english, 8, 300)).toBe(dyes.night);
    expect(await colourAt(english, 1191, 300)).not.toBe(dyes.night);
    expect(await colourAt(arabic, 1191, 300)).toBe(dyes.night);
    expect(await colourAt(arabic, 8, 300)).not.toBe(dyes.night);
  });

  test('is made once, however many ask at the same time, and then kept', async () => {
    await portal.db.update(competitions).set({ nameEn: 'Asked by many' }).where(eq(competitions.id, ids.challenge));
    const all = await Promise.all(Array.from({ length: 12 }, () => fetchPicture(challenge('Asked by many'))));
    const again = await fetchPicture(challenge('Asked by many'));
    expect([...all, again].map(({ status }) => status)).toEqual(Array(13).fill(200));
    expect(draw).toHaveBeenCalledTimes(1);
    expect(new Set([...all, again].map(({ bytes }) => bytes.toString('base64'))).size).toBe(1);
  });

  test('shows any name, however long and whatever is in it', async () => {
    const names = ['R&D <b>"x"</b> #set \\', 'Robots 🤖', 'x'.repeat(200), 'كلمة '.repeat(40).trim(), ''];
    for (const nameEn of names) {
      await portal.db.update(competitions).set({ nameEn }).where(eq(competitions.id, ids.challenge));
      const { status, bytes } = await fetchPicture(`/files/share/competition-${ids.challenge}.en.png`);
      expect([nameEn, status, (await sharp(bytes).metadata()).height]).toEqual([nameEn, 200, sharePictureSize.height]);
    }
    expect(draw).toHaveBeenCalledTimes(names.length);
  });

  test('changes with the name and with the brand, in the same file; an old address shows it for an hour only', async () => {
    await portal.db.update(competitions).set({ nameEn: 'Asked by many' }).where(eq(competitions.id, ids.challenge));
    const before = await fetchPicture(challenge('Asked by many'));
    await portal.db.update(competitions).set({ nameEn: 'Renamed' }).where(eq(competitions.id, ids.challenge));
    const renamed = await fetchPicture(challenge('Asked by many'));
    expect(renamed.headers['cache-control']).toBe('public, max-age=3600');
    expect(renamed.bytes.equals(before.bytes)).toBe(false);
    expect((await fetchPicture(challenge('Renamed'))).headers['cache-control']).toContain('immutable');
    await portal.db.update(settings).set({ brandEn: 'Gear' });
    const rebranded = await fetchPicture(challenge('Renamed'));
    await portal.db.update(settings).set({ brandEn: 'Turs' });
    expect(rebranded.bytes.equals(renamed.bytes)).toBe(false);
    const kept = await portal.files.get(`share/competition-${ids.challenge}.en.png`);
    expect(Buffer.from(kept ?? []).includes(rebranded.bytes)).toBe(true);
  });

  test('is not sent again to those who have it', async () => {
    const { headers } = await fetchPicture(challenge('Renamed'));
    const again = await fetchPicture(challenge('Renamed'), { 'if-none-match': String(headers.etag) });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  test.each([
    ['no such record', () => 'competition-01890000-0000-7000-8000-000000000000.en.png'],
    ['an inactive competition', () => `competition-${ids.inactive}.en.png`],
    ['a competition of an inactive season', () => `competition-${ids.inHidden}.en.png`],
    ['an inactive season', () => `season-${ids.hidden}.ar.png`],
    ['a competition under the name of a season', () => `season-${ids.challenge}.en.png`],
    ['a third language', () => `season-${ids.open}.fr.png`],
    ['another format', () => `season-${ids.open}.en.webp`],
    ['an id of the site', () => `site-${ids.open}.en.png`],
    ['another kind', () => `team-${ids.open}.en.png`],
    ['what is no id', () => 'season-first-2025.en.png'],
    ['a way out of the folder', () => '..%2F..%2Fpictures%2Fx.png'],
  ])('is not there for %s, and nothing is drawn', async (_, name) => {
    const { status, headers } = await fetchPicture(`/files/share/${name()}`);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(draw).not.toHaveBeenCalled();
  });
});
