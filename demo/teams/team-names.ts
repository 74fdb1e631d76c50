import type { Script } from '../people/make-person.ts';
import type { Random } from '../random.ts';

type Words = Record<Script, string>;

const parse = (list: string): Words[] =>
  list
    .trim()
    .split(/,\s+/)
    .map((entry) => {
      const arabicStart = entry.search(/[\u0600-\u06ff]/);
      return { en: entry.slice(0, arabicStart).trim(), ar: entry.slice(arabicStart) };
    });

const who = parse(`
Falcons صقور, Stars نجوم, Pioneers رواد, Knights فرسان, Makers صناع, Engineers مهندسو, Guardians حراس, Champions أبطال,
Scouts كشافة, Builders بناة, Robots روبوتات, Gears تروس, Creators مبدعو, Minds عقول, Wings أجنحة, Waves أمواج,
Sparks شرارات, Eagles نسور, Leopards نمور, Divers غواصو, Inventors مخترعو, Explorers مستكشفو`);

const ofWhat = parse(`
Najd نجد, Hijaz الحجاز, Sadu السدو, Tuwaiq طويق, Oasis الواحة, Dahna الدهناء, Sarawat السروات, Tomorrow الغد,
Orbit المدار, Circuit الدارة, Lavender الخزامى, Palm النخيل, Desert الصحراء, Gulf الخليج, Red Sea البحر الأحمر,
Dune الرمال, Horizon الأفق, Dawn الفجر, Summit القمة, Future المستقبل, Planet الكوكب, Jasmine الياسمين, Cloud السحاب,
Lighthouse المنارة, Flint الصوان, Agate العقيق, Lightning البرق, Coral المرجان, Thuraya الثريا, Suhail سهيل`);

/** Returns a function that gives a new team name in the wanted script at each call. */
export function teamNamer(random: Random): (script: Script) => string {
  const pairs = random.shuffled(who.flatMap((first) => ofWhat.map((second) => [first, second] as const)));
  return (script) => {
    const pair = pairs.pop();
    if (!pair) throw new Error('The sample content has more teams than names');
    const [first, second] = pair;
    return script === 'ar' ? `${first.ar} ${second.ar}` : `${second.en} ${first.en}`;
  };
}
