import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { competitions } from '#server/features/competitions/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { type TrainingChoice, talents } from '#server/features/talents/index.ts';
import { officeCalls } from './office-records.ts';
import { openTestPortal, type TestPortal } from './test-portal.ts';

type Slot = 'morning' | 'evening';

/**
 * Before each test of a file: two competitions of a season and one of an older season, and three people who chose among
 * them. The last one is not active.
 */
export function talentsOfOffice() {
  let portal: TestPortal;
  /** The ids, by slug and by first name. */
  const competition: Record<'FLLC' | 'FTC' | 'old', string> = { FLLC: '', FTC: '', old: '' };
  const id: Record<'هند' | 'Omar' | 'أمل', string> = { هند: '', Omar: '', أمل: '' };

  beforeAll(async () => {
    portal = await openTestPortal();
  });
  afterAll(() => portal.close());

  const row = (slug: keyof typeof competition, slot1: Slot = 'morning', slot2: Slot = slot1): TrainingChoice => ({
    competitionId: competition[slug],
    ...{ slot1, slot2 },
  });
  const five = (one: TrainingChoice) => Array.from({ length: 5 }, () => one);

  beforeEach(async () => {
    await portal.db.execute(sql`delete from rate_limits`);
    await portal.db.delete(talents);
    await portal.db.delete(competitions);
    await portal.db.delete(seasons);
    const [now, before] = await portal.db
      .insert(seasons)
      .values([
        { slug: 'now', code: 'N25', name: 'الموسم الجديد', nameEn: 'New season', createdAt: day('2025-08-01') },
        { slug: 'before', code: 'B24', name: 'القديم', nameEn: 'Old season', createdAt: day('2024-08-01') },
      ])
      .returning({ id: seasons.id });
    const of = { coachesNo: 1, membersNo: 3, seasonId: now?.id ?? '' };
    const made = await portal.db
      .insert(competitions)
      .values([
        { ...of, slug: 'FTC', name: 'تقنية', nameEn: 'Tech', position: 2 },
        { ...of, slug: 'FLLC', name: 'تحدي', nameEn: 'Challenge', position: 1 },
        { ...of, seasonId: before?.id ?? '', slug: 'old', name: 'قديمة', nameEn: 'Old one', position: 3 },
      ])
      .returning({ id: competitions.id, slug: competitions.slug });
    Object.assign(competition, Object.fromEntries(made.map(({ slug, id }) => [slug, id])));
    const person = { gender: 'female' as const, subject: 'علوم', administration: 'riyadh' };
    const added = await portal.db
      .insert(talents)
      .values([
        {
          ...{ ...person, name: 'هند الشهري', email: 'Hind@school.example', phoneNumber: '+966501234567' },
          ...{ school: 'مدرسة الرُّوّاد', createdAt: day('2025-10-01') },
          trainings: [row('FLLC', 'morning', 'evening'), row('FLLC'), row('FTC'), row('FTC'), row('old')],
        },
        {
          ...{ ...person, name: 'Omar Ali', gender: 'male', email: 'omar@mail.example', phoneNumber: '+966559876543' },
          ...{ school: 'Palm School', administration: 'jeddah', createdAt: day('2025-10-02') },
          trainings: five(row('FLLC', 'evening')),
        },
        {
          ...{ ...person, name: 'أمل القحطاني', email: 'amal@mail.example', phoneNumber: '+966507777777' },
          ...{ school: 'Palm School', status: false, createdAt: day('2025-10-03') },
          trainings: five(row('FLLC')),
        },
      ])
      .returning({ id: talents.id, name: talents.name });
    Object.assign(id, Object.fromEntries(added.map(({ name, id }) => [name.split(' ')[0], id])));
  });

  const calls = officeCalls(() => portal, '/api/admin/moe', talents);
  return {
    ...calls,
    portal: () => portal,
    path: '/api/admin/moe',
    competition,
    id,
    /** The first names of those whom a call answers. */
    async found(query: string): Promise<string[]> {
      const { json } = await calls.admin('GET', query);
      return json.moeTalents.map(({ name }: { name: string }) => name.split(' ')[0]);
    },
  };
}

/** At eight in the morning, UTC. */
const day = (date: string) => new Date(`${date}T08:00:00Z`);
