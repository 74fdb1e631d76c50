import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import people from '#demo/people.json' with { type: 'json' };
import { competitions } from '#server/features/competitions/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { teamPeople } from '#server/features/teams/index.ts';
import type { RoleName } from './accounts.ts';
import { addAgeLevels } from './age-levels.ts';
import type { TestPortal } from './test-portal.ts';

/** An open season, with a competition that costs 350 SAR, one that is free, and one that is closed. */
export async function openSeason({ db }: TestPortal) {
  const [season] = await db
    .insert(seasons)
    .values({ slug: 'first-2025', code: 'F25', name: 'فيرست 2025', nameEn: 'FIRST 2025', registration: true })
    .returning();
  if (!season) throw new Error('no season');
  const shared = {
    seasonId: season.id,
    coachesNo: 2,
    membersNo: 4,
  };
  const [paid, free, closed] = await db
    .insert(competitions)
    .values([
      { ...shared, slug: 'FLLC', name: 'تحدي', nameEn: 'Challenge', paid: true, priceHalalas: 35_000, position: 1 },
      { ...shared, slug: 'FLLD', name: 'اكتشاف', nameEn: 'Discover', paid: false, position: 2 },
      {
        ...shared,
        slug: 'FTC',
        name: 'تقنية',
        nameEn: 'Tech',
        paid: true,
        priceHalalas: 50_000,
        registration: false,
        position: 3,
      },
    ])
    .returning();
  if (!paid || !free || !closed) throw new Error('no competitions');
  await addAgeLevels(db, [paid, free, closed], { Junior: '9-16 years', Senior: '14-19 years' });
  return { season, paid, free, closed };
}

export type TestSeason = Awaited<ReturnType<typeof openSeason>>;

/** A real PNG of one colour. */
export const picture = (side = 64) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#0f7a52' } })
    .png()
    .toBuffer();

/** A multipart body as browsers send it. */
export function multipart(
  file: { name: string; type: string; bytes: Buffer } | undefined,
  fields: Record<string, string>,
) {
  const boundary = 'the-boundary-of-a-test';
  const parts: (string | Buffer)[] = [];
  for (const [name, value] of Object.entries(fields)) {
    parts.push(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
  }
  if (file) {
    parts.push(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\ncontent-type: ${file.type}\r\n\r\n`,
      file.bytes,
      '\r\n',
    );
  }
  parts.push(`--${boundary}--\r\n`);
  return {
    body: Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part))),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** Uploads a logo and returns its file name. */
export async function uploadLogo(portal: TestPortal, as: RoleName = 'coach', number = 0): Promise<string> {
  const { body, headers } = multipart(
    { name: 'logo.png', type: 'image/png', bytes: await picture() },
    { team_name: 'T' },
  );
  const answer = await portal.call('POST', '/api/uploads', { as, number, body, headers });
  return answer.json.filename;
}

/** A valid registration form; `change` what the test is about. */
export async function registrationForm(
  portal: TestPortal,
  { season, paid }: TestSeason,
  change: Record<string, unknown> = {},
  as: RoleName = 'coach',
  number = 0,
) {
  const { regions } = (await portal.call('GET', '/api/regions')).json;
  return {
    season_id: season.id,
    competion_id: paid.id,
    ageLevel: 'Junior',
    region: regions[0]._id,
    city: 'Riyadh',
    schoolName: 'Al-Rowad Schools',
    stage: 'Middle',
    teamName: 'Najd Falcons',
    image: await uploadLogo(portal, as, number),
    coaches: [people.coaches[0]],
    members: people.members.slice(0, 2),
    ...change,
  };
}

/** Registers a team and returns it. */
export async function registerTeam(
  portal: TestPortal,
  season: TestSeason,
  change = {},
  as: RoleName = 'coach',
  number = 0,
) {
  const data = await registrationForm(portal, season, change, as, number);
  const answer = await portal.call('POST', '/api/teams/registration', { as, number, body: { data } });
  if (answer.status !== 200) throw new Error(`not registered: ${answer.text}`);
  return answer.json.team as { _id: string; team_no: string; payment_status: boolean };
}

/** The coaches of a team say that they are: until then only whoever registered it acts for it. */
export const coachesAgree = ({ db }: TestPortal, teamId: string) =>
  db
    .update(teamPeople)
    .set({ agreedAt: new Date() })
    .where(and(eq(teamPeople.teamId, teamId), eq(teamPeople.role, 'coach')));

/** Pays a team's order at the sandbox with a card, as a person would; returns the gateway's redirect address. */
export async function payAtGateway(orderUrl: string, card = '4000000000000002', cvv = '123'): Promise<string> {
  const body = new URLSearchParams({ card_number: card, expiry: '12/30', cvv });
  const answer = await fetch(orderUrl, { method: 'POST', body, redirect: 'manual' });
  return answer.headers.get('location') ?? '';
}
