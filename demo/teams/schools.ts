import { type City, cities } from '#server/features/regions/index.ts';
import type { EntitySnapshot } from '#server/features/teams/index.ts';
import { madeUpMembershipId } from '../people/membership-id.ts';
import { stebIdOf } from '../people/steb-id.ts';
import type { Random } from '../random.ts';

/** A made-up school or club: where its teams come from. */
export type School = { ar: string; en: string; city: City; entity: EntitySnapshot | undefined };

const names: [ar: string, en: string][] = [
  ['مدارس أفق المعرفة', 'Ufuq Al-Marifah Schools'],
  ['مدارس روضة النخيل', 'Palm Grove Schools'],
  ['مدارس منارة الجيل', 'Lighthouse Generation Schools'],
  ['مدارس بناة المستقبل', 'Future Builders Schools'],
  ['مدارس درب الريادة', 'Pioneer Path Schools'],
  ['مدارس واحة الإبداع', 'Oasis of Creativity Schools'],
  ['مجمع سهيل التعليمي', 'Suhail Learning Complex'],
  ['مدارس ضياء العلوم', 'Light of Science Schools'],
  ['مدارس قمم التميز', 'Summit Schools'],
  ['نادي الترس الذهبي', 'Golden Gear Club'],
  ['نادي مختبر الحي', 'Neighbourhood Lab Club'],
  ['مدارس نبع الحكمة', 'Spring of Wisdom Schools'],
  ['مدارس جسور العلم', 'Bridges of Learning Schools'],
  ['نادي صناع الغد', 'Makers of Tomorrow Club'],
  ['مدارس الشراع الأبيض', 'White Sail Schools'],
  ['مدارس غراس الوطن', 'Saplings Schools'],
];

/** The number of schools of each region, by its size. */
const schoolsOfRegion: Record<City['region'], number> = {
  'SA-01': 15,
  'SA-02': 12,
  'SA-03': 6,
  'SA-04': 11,
  'SA-05': 5,
  'SA-06': 3,
  'SA-07': 3,
  'SA-08': 2,
  'SA-09': 3,
  'SA-10': 2,
  'SA-11': 2,
  'SA-12': 2,
  'SA-14': 5,
};

/** The first number of generated organisations, well above those of generated people. */
const ENTITIES = 90_000;

/** The city with most of a region's schools, if it is not the seat. */
const largestCity: Partial<Record<City['region'], string>> = { 'SA-02': 'Jeddah' };

/** Schools in every region, half of them in its largest city. About two in five have an account as an organisation. */
export function makeSchools(random: Random): School[] {
  const schools = Object.entries(schoolsOfRegion).flatMap(([region, count]) => {
    const there = cities.filter((city) => city.region === region);
    const largest = there.find(({ en }) => en === largestCity[region as City['region']]) ?? (there[0] as City);
    return Array.from({ length: count }, () => (random.chance(0.5) ? largest : random.pick(there.slice(0, 7))));
  });
  return schools.map((city, index) => {
    const [ar, en] = names[index % names.length] as [string, string];
    const school = { ar: `${ar} – ${city.ar}`, en: `${en}, ${city.en}`, city };
    return { ...school, entity: random.chance(0.4) ? entityOf(school, index) : undefined };
  });
}

/**
 * A well-formed VAT number has 15 digits and begins and ends with 3; a CR number has 10. No such organisation exists.
 */
function entityOf({ ar, city }: Omit<School, 'entity'>, index: number): EntitySnapshot {
  const crNumber = `99911${String(index).padStart(5, '0')}`;
  return organisation({
    name: ar,
    email: `office-${index}@schools.example.org`,
    nationalId: madeUpMembershipId(ENTITIES + index),
    crNumber,
    address: `مبنى ${1000 + index * 37}، طريق المعرفة، ${city.ar}`,
  });
}

/** An organisation as the registry returns it. */
export function organisation(known: {
  name: string;
  email: string;
  nationalId: string;
  crNumber: string;
  address: string;
}): EntitySnapshot {
  return {
    name: known.name,
    email: known.email,
    nationality: 'SA',
    nationalId: known.nationalId,
    phoneNumber: '+966500020000',
    dob: null,
    status: true,
    picture: 'avator.png',
    stebUserId: stebIdOf(known.nationalId),
    entityType: /نادي|Club/.test(known.name) ? 'Club' : 'School',
    crNumber: known.crNumber,
    taxId: `3${known.crNumber}0003`,
    address: known.address,
  };
}
