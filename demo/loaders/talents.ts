import { timeSlots } from '#contract/endpoints/talents.ts';
import { limits } from '#contract/limits.ts';
import { talents } from '#server/features/talents/index.ts';
import type { Tx } from '#server/platform/database.ts';
import type { Calendar } from '../calendar.ts';
import { boys, families, girls } from '../people/names.ts';
import { createRandom, type Random } from '../random.ts';
import type { LoadedSeason } from './content.ts';

/** Schools that do not exist, each with the administration in which it would be. */
const schools = [
  ['riyadh', 'ثانوية الأفق'],
  ['riyadh', 'Olive Tree Secondary School'],
  ['riyadh', 'متوسطة منارة الغد'],
  ['jeddah', 'مدرسة الموج الابتدائية'],
  ['jeddah', 'متوسطة شراع المعرفة'],
  ['makkah', 'ثانوية وادي النور'],
  ['madinah', 'مدرسة بستان العلم'],
  ['eastern', 'ثانوية مرسى الخليج'],
  ['eastern', 'Gulf Horizon School'],
  ['al-ahsa', 'متوسطة واحة النخيل'],
  ['aseer', 'مدرسة سفح السحاب'],
  ['tabuk', 'ثانوية رمال الشمال'],
] as const;

const subjects = ['حاسب آلي', 'علوم', 'رياضيات', 'Computer science', 'مهارات رقمية', 'فيزياء'] as const;

/** Registrations until the day for which the sample is written, by season: the older one has a few that came late. */
const registered = {
  'first-2025': { count: 26, last: '2025-12-24' },
  'wro-2024': { count: 8, last: '2025-02-10' },
} as const;

/** Teachers and staff of the ministry who would come to trainings for the competitions of a season. */
export async function loadTalents(tx: Tx, { season, competitions }: LoadedSeason, calendar: Calendar): Promise<void> {
  const { count, last } = registered[season.slug as keyof typeof registered];
  // A random source of its own, so that a change of it does not change the generated teams.
  const random = createRandom(season.slug.length + count);
  const ids = competitions.map(({ id }) => id);
  const newest = calendar.instant(new Date(`${last}T09:20:00+03:00`)).getTime();
  await tx.insert(talents).values(
    Array.from({ length: count }, (_, index) => ({
      ...personOf(random, `${season.slug === 'first-2025' ? 1 : 2}${String(index).padStart(3, '0')}`),
      trainings: Array.from({ length: limits.talentTrainings }, () => {
        const slot1 = random.pick(timeSlots);
        return { competitionId: random.pick(ids), slot1, slot2: random.chance(0.6) ? slot1 : random.pick(timeSlots) };
      }),
      // The office has taken some out of its plan.
      status: index % 9 !== 4,
      createdAt: new Date(newest - index * 37 * 60 * 60_000),
    })),
  );
}

/** @param digits the end of a phone number that belongs to nobody */
function personOf(random: Random, digits: string) {
  const gender = random.chance(0.5) ? ('female' as const) : ('male' as const);
  const [given, family] = [random.pick(gender === 'female' ? girls : boys), random.pick(families)];
  const [administration, school] = random.pick(schools);
  const script = random.chance(0.75) ? 'ar' : 'en';
  return {
    name: `${given[script]} ${family[script]}`,
    ...{ gender, administration, school, subject: random.pick(subjects) },
    email: `${given.en}.${family.en}@example.com`.toLowerCase(),
    phoneNumber: `+96650009${digits}`,
  };
}
