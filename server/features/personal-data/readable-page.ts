import { type DataPlace, dataPlaces } from '#contract/data-places.ts';
import { type Language, languages } from '#contract/languages.ts';
import { htmlToText } from '#domain/html-text.ts';
import { fill } from '#locales/fill.ts';
import { formatDate, formatMoney } from '#locales/format.ts';
import { formatMoment } from '#locales/hijri.ts';
import { dataFileWords } from '#locales/personal-data.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Entry = { [key: string]: Json };

/** What only programs read, in `data.json`: numbers of records, names of files, texts that stand beside their original. */
export const onlyInJson: ReadonlySet<string> = new Set([
  ...['id', 'categoryId', 'topicId', 'commentId', 'parentId', 'competitionId', 'slug', 'preview', 'nameEn'],
  ...['picture', 'image', 'fileName', 'gatewayAnswer', 'amountsAreIn'],
]);

/** Amounts of money, in halalas. */
const amounts = new Set(['subtotal', 'tax', 'rounding', 'total', 'price', 'exactTotal', 'amount']);
/** Other keys whose values have the same words. */
const sameWords: Record<string, string> = { paymentMethod: 'method' };

/**
 * A person's data as a page that needs nothing else: no script, no font, no picture. In the person's language, and in
 * both while that is not known. All that people typed is escaped.
 * @param data as it is written into `data.json`
 */
export function readablePage(
  data: Record<string, unknown>,
  { name, language, now }: { name: string; language: Language | null; now: Date },
): string {
  // As a program reads it: dates are texts, and nothing else is left of an object.
  const plain: Record<string, Entry> = JSON.parse(JSON.stringify(data));
  const chosen = language ? [language] : languages.toSorted();
  const [first = 'ar'] = chosen;
  return `<!doctype html>
<html lang="${first}" dir="${directionOf(first)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${chosen.map((lang) => dataFileWords[lang].title).join(' · ')}</title>
<style>${style}</style>
</head>
<body>
${chosen.map((lang) => partIn(lang, plain, { name, now })).join('\n')}
</body>
</html>
`;
}

const directionOf = (lang: Language) => (lang === 'ar' ? 'rtl' : 'ltr');

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

function partIn(lang: Language, data: Record<string, Entry>, { name, now }: { name: string; now: Date }): string {
  const t = dataFileWords[lang];
  const places = dataPlaces.filter((place) => data[place]);
  const intro = fill(t.intro, { name: `<bdi>${escapeHtml(name)}</bdi>`, day: formatDate(now, lang) });
  return `<main lang="${lang}" dir="${directionOf(lang)}">
<h1>${t.title}</h1>
<p>${intro}</p>
<p>${t.others}</p>
<p>${t.forPrograms}</p>
<nav aria-label="${t.contents}"><ul>${places.map((place) => `<li><a href="#${lang}-${place}">${t.places[place]}</a></li>`).join('')}</ul></nav>
${places.map((place) => `<section id="${lang}-${place}"><h2>${t.places[place]}</h2>${noteOn(place, data, lang)}${listsOf(data[place] ?? {}, lang)}</section>`).join('\n')}
${keysIn(lang)}
</main>`;
}

/** What the keys of `data.json` are called on this page. */
function keysIn(lang: Language): string {
  const { keys, places, lists, labels } = dataFileWords[lang];
  const rows = Object.entries({ ...labels, ...lists, ...places }).map(
    ([key, word]) => `<div><dt><code>${key}</code></dt><dd>${word}</dd></div>`,
  );
  return `<details><summary>${keys}</summary><dl>${rows.sort().join('')}</dl></details>`;
}

/** Why less is said of a place's records than is kept of them, where there are any. */
function noteOn(place: DataPlace, data: Record<string, Entry>, lang: Language): string {
  const notes: Partial<Record<DataPlace, string>> = dataFileWords[lang].notes;
  const hasAny = Object.values(data[place] ?? {}).some((list) => Array.isArray(list) && list.length > 0);
  return hasAny && notes[place] ? `<p>${notes[place]}</p>` : '';
}

/** The lists of a place; of one that has a single list of the same name, the list alone. */
function listsOf(place: Entry, lang: Language): string {
  const t = dataFileWords[lang];
  const lists = Object.entries(place).filter(([key]) => !onlyInJson.has(key));
  return lists
    .map(([key, value]) => {
      const entries = (Array.isArray(value) ? value : [value]) as Entry[];
      const title = lists.length > 1 ? `<h3>${wordOf(t.lists, key)}</h3>` : '';
      const content = entries.map((entry) => `<article>${factsOf(entry, lang)}</article>`).join('');
      return title + (content || `<p class="soft">${t.nothing}</p>`);
    })
    .join('');
}

/** A key without a word stands as it is: a test names it. */
const wordOf = (words: Readonly<Record<string, string>>, key: string) =>
  Object.hasOwn(words, key) ? (words[key] ?? key) : escapeHtml(key);

function factsOf(entry: Entry, lang: Language): string {
  return `<dl>${factLines(entry, lang)}</dl>`;
}

function factLines(entry: Entry, lang: Language): string {
  const { labels } = dataFileWords[lang];
  const lines = Object.entries(entry).map(([key, value]) => {
    if (onlyInJson.has(key)) return '';
    // Its parts say what they are.
    if (key === 'items' && isRecord(value)) return factLines(value, lang);
    const shown = shownValue(key, value, lang, entry);
    if (!shown) return '';
    const isGroup = shown.includes('<dl>');
    return `<div${isGroup ? ' class="group"' : ''}><dt>${wordOf(labels, key)}</dt><dd>${shown}</dd></div>`;
  });
  return lines.join('');
}

const isRecord = (value: Json | undefined): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Empty for what says nothing. */
function shownValue(key: string, value: Json, lang: Language, within: Entry): string {
  const t = dataFileWords[lang];
  // STEB writes None where there is no guardian.
  if (value === null || value === '' || (/^guardian/.test(key) && value === 'None')) return '';
  if (key === 'data') return text(JSON.stringify(value, null, 1));
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  const word = valueWord(key, value, lang);
  if (word) return word;
  if (typeof value === 'number') return amounts.has(key) ? formatMoney(value, lang) : text(String(value));
  if (typeof value === 'string')
    return shownText(key, lang === 'en' && key === 'name' ? englishName(within) : value, lang);
  if (Array.isArray(value)) return value.map((item) => shownItem(key, item, lang)).join('');
  // A text in both languages.
  if (typeof value.ar === 'string' && typeof value.en === 'string') return text(value[lang] as string);
  const isName = Object.keys(value).every((part) => part === 'name' || part === 'nameEn');
  return isName ? shownValue('name', value.name ?? '', lang, value) : factsOf(value, lang);
}

const shownItem = (key: string, item: Json, lang: Language): string => {
  const shown = shownValue(key, item, lang, {});
  return shown && `<div class="item">${shown}</div>`;
};

const englishName = ({ name, nameEn }: Entry): string => String(nameEn || name);

function valueWord(key: string, value: Json, lang: Language): string | undefined {
  const all: Readonly<Record<string, Readonly<Record<string, string>>>> = dataFileWords[lang].values;
  const words = all[sameWords[key] ?? key];
  const said = String(value).toLowerCase();
  return words && Object.hasOwn(words, said) ? words[said] : undefined;
}

const moment = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/;
const day = /^\d{4}-\d\d-\d\d$/;

function shownText(key: string, value: string, lang: Language): string {
  if (key === 'body') return text(htmlToText(value));
  const isTime = /At$|^at$/.test(key) && moment.test(value);
  if (isTime) return text(formatMoment(new Date(value), lang));
  if (key === 'dob' && day.test(value)) return text(formatDate(value, lang));
  return text(value);
}

/** Whatever was typed, in the direction of its own first letter. */
const text = (value: string) => `<bdi>${escapeHtml(value)}</bdi>`;

const style = `
:root{color-scheme:light dark;--ink:#10233f;--soft:#5b6b82;--line:#d9e0ea;--paper:#fff;--card:#f6f8fb;--link:#0b5f44}
@media (prefers-color-scheme:dark){:root{--ink:#eaf0f8;--soft:#9fb0c6;--line:#2a3a52;--paper:#0b1627;--card:#111f35;--link:#6fd3ab}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.7 system-ui,"Segoe UI","Noto Sans Arabic",Tahoma,sans-serif}
main{max-width:52rem;margin:0 auto;padding:2rem 1.25rem 3rem}
main+main{border-top:2px solid var(--line)}
h1{font-size:1.9rem;line-height:1.3;margin:0 0 .75rem}
h2{font-size:1.35rem;line-height:1.4;margin:2.5rem 0 .75rem;padding-top:1rem;border-top:1px solid var(--line)}
h3{font-size:1.05rem;margin:1.5rem 0 .5rem}
details{margin-top:2.5rem;padding-top:1rem;border-top:1px solid var(--line)}
summary{cursor:pointer;font-weight:600;padding:.3rem 0}
code{font:400 .85rem ui-monospace,Consolas,monospace;color:var(--soft);direction:ltr;unicode-bidi:isolate}
a{color:var(--link)}
nav ul{list-style:none;display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin:1.25rem 0 0;padding:0}
nav a{display:inline-block;padding:.3rem 0}
article{background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:.75rem 1rem;margin:0 0 .75rem;break-inside:avoid}
dl{margin:0}
dl>div{display:grid;grid-template-columns:minmax(8rem,13rem) minmax(0,1fr);gap:0 1rem;padding:.25rem 0}
dt{color:var(--soft)}
dl>.group{grid-template-columns:minmax(0,1fr)}
.group>dt{color:var(--ink);font-weight:600}
.group>dd{border-inline-start:2px solid var(--line);padding-inline-start:1rem;margin-block:.25rem}
dd{margin:0;overflow-wrap:anywhere;white-space:pre-line}
.soft{color:var(--soft)}
.item+.item{margin-top:.25rem}
@media (max-width:32rem){dl>div{grid-template-columns:minmax(0,1fr)}}
`;
