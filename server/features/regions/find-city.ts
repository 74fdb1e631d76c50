import { fold } from '#domain/fold.ts';
import { type City, cities } from './cities.ts';

/** Spellings of cities besides the names in the list: other transcriptions, older and shorter names. */
const otherSpellings: Record<string, string> = {
  Riyadh: 'Riyad, Riad, Ryadh, Riyadh City, مدينة الرياض',
  'Al Kharj': 'Kharij, Al Kharaj',
  'Az Zulfi': 'Zilfi',
  Makkah: 'Mecca, Mekka, Mekkah, Makkah al-Mukarramah, Makkah Al Mukarrama, مكة',
  Jeddah: 'Jiddah, Jidda, Djeddah, Judda',
  Taif: 'Taef, Tayef',
  'Al Qunfudhah': 'Qunfudah, Qunfuda',
  Rabigh: 'Rabig, Rabegh',
  Madinah: 'Medina, Medinah, Al Madinah al-Munawwarah, Madinah Munawwarah, Al Madinah Al Monawara, المدينة',
  Yanbu: 'Yanbo, Yanbu al-Bahr, Yanbu Industrial City, ينبع البحر, ينبع الصناعية',
  'Al Ula': 'Ola',
  Khaybar: 'Khaibar',
  Dammam: 'Damam, Addammam',
  'Al Ahsa': 'Hasa, Al Hassa, Hassa, Ihsaa, Ahsaa',
  'Hafar Al Batin': 'Hafr Al Batin, Hafar Albatin, Hafr Albaten, Hafar Al Baten',
  Jubail: 'Jubayl, Jubeil, Jubail Industrial City, الجبيل الصناعية',
  'Al Qatif': 'Qateef, Katif',
  'Al Khobar': 'Khubar, Khobr',
  Dhahran: 'Dahran, Zahran',
  'Ras Tanura': 'Ras Tannurah, Ras Tanurah',
  Abqaiq: 'Buqayq, Buqaiq',
  'Al Hofuf': 'Hufuf, Hofouf, Hufof',
  Sayhat: 'Saihat',
  Buraydah: 'Buraidah, Buraida, Burayda, Buridah',
  Unayzah: 'Unaizah, Onaizah, Unaiza, Onaiza, Oneizah',
  'Ar Rass': 'Ras',
  Hail: "Ha'il, Hayel, Hayil",
  Tabuk: 'Tabouk, Tebuk',
  Tayma: 'Taima',
  Arar: 'Ar Ar',
  Turaif: 'Turayf',
  Jazan: 'Jizan, Gizan, Jizan City, جيزان',
  Sabya: 'Sabia, Sabiya',
  'Abu Arish': 'Abu Areesh, Abo Arish',
  Najran: 'Nejran',
  Sharurah: 'Sharorah, Sharoura',
  'Al Bahah': 'Baaha',
  Sakaka: 'Skaka, Sakakah',
  'Al Qurayyat': 'Qurayat, Gurayat, Qurayyat, Quraiyat',
  Abha: 'Abhaa',
  'Khamis Mushait': 'Khamis Mushayt, Khamees Mushait, Khamees Mushayt, Khamis',
  Bisha: 'Bishah, Beesha',
  'An Namas': 'Nimas',
  Muhayil: 'Mahayel, Muhayil Aseer, Mahayel Aseer, Mahayil, محايل',
};

/**
 * A normalised spelling, without differences in case, hamza, ta marbuta, vowel marks, spaces and hyphens. The database
 * has the same function, `city_key`, and a generated column with it for each team.
 */
export const cityKey = (text: string): string => fold(text).replace(/[\s'’‘ʿʾ`.،,ء-]/g, '');

const article = /^(?:al|ad|adh|an|ar|as|ash|at|ath|az)[ -]/i;

/** The keys of a name with and without its article, in each of its spellings. */
function keysOf(name: string): string[] {
  if (/^\p{Script=Arabic}/u.test(name)) {
    const bare = cityKey(name.replace(/^ال/, ''));
    return [cityKey(name), bare, `ال${bare}`];
  }
  const bare = cityKey(name.replace(article, ''));
  // Before a sun letter the article is pronounced, and often written, with that letter: Ad Dammam, Ash Shinan.
  const sounds = [bare[0], /^[a-z]h/.test(bare) ? bare.slice(0, 2) : ''];
  return [cityKey(name), bare, `al${bare}`, ...sounds.map((sound) => `a${sound}${bare}`)];
}

const spellingsOf = ({ en, ar }: City): string[] => [en, ar, ...(otherSpellings[en]?.split(', ') ?? [])];

const byKey = new Map<string, City>();
// The names of the list first: another spelling never replaces them.
for (const city of cities) for (const name of [city.en, city.ar]) byKey.set(cityKey(name), city);
for (const city of cities) {
  for (const key of spellingsOf(city).flatMap(keysOf)) if (!byKey.has(key)) byKey.set(key, city);
}

const keysByCity = Map.groupBy(byKey.keys(), (key) => byKey.get(key) as City);
const searchable = cities.map((city) => ({
  text: fold(spellingsOf(city).join(' ')),
  keys: keysByCity.get(city) ?? [],
}));

/** The city of the list that a typed text means; undefined if it is none of them. */
export const findCity = (typed: string): City | undefined => byKey.get(cityKey(typed));

/** Both names of a typed city, in the format of the API; null if it is not in the list. */
export function cityNames(typed: string): { en_name: string; ar_name: string } | null {
  const city = findCity(typed);
  return city ? { en_name: city.en, ar_name: city.ar } : null;
}

/** The keys of all spellings of the cities whose names contain this word (folded). */
export const keysOfCitiesWith = (word: string): string[] =>
  searchable.filter(({ text }) => text.includes(word)).flatMap(({ keys }) => keys);
