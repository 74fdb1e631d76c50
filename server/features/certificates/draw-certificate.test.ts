import { afterAll, describe, expect, test } from 'vitest';
import { documents } from '#server/platform/documents/invoice.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { patience } from '#tests/support/time-limits.ts';
import type { CertificateDocument } from './certificate-document.ts';
import { drawCertificate } from './draw-certificate.ts';

const certificate: CertificateDocument = {
  ...{ serial: '482-907-135-664-203', type: 'f', issuedAt: '2026-11-20T22:30:05.250Z', rank: 21 },
  brand: { ar: 'تُرس', en: 'Turs' },
  organiser: { ar: 'مؤسسة تُرس التعليمية', en: 'Turs Foundation' },
  team: { number: 'F25-0012', name: 'صقور نجد' },
  ...{ school: 'مدارس الرواد', entity: 'شركة الرواد', city: { ar: 'الرياض', en: 'Riyadh' } },
  competition: { ar: 'تحدي فيرست ليغو', en: 'FIRST LEGO League Challenge' },
  season: { ar: 'موسم فيرست 2025', en: 'FIRST season 2025' },
  ageLevel: { ar: 'الناشئون', en: 'Junior' },
  coaches: ['منى سعد القحطاني'],
  members: ['سارة محمد العتيبي', 'Lina Al-Harbi', 'عبد الله خالد الحربي'],
};
const address = 'https://portal.example';
const draw = async (language: 'ar' | 'en', change: Partial<CertificateDocument> = {}) =>
  readPdf(await drawCertificate({ ...certificate, ...change }, language, address));

documents.patience(patience);
afterAll(() => documents.close());

describe('a final certificate', () => {
  test.each([
    [
      'ar',
      [
        'تُرس',
        'شهادة إنجاز',
        'تُمنح هذه الشهادة إلى',
        'صقور نجد',
        'مدارس الرواد',
        'شركة الرواد',
        'الرياض',
        'تقديرًا لإحرازه',
      ],
      ['المركز الحادي والعشرين', 'تحدي فيرست ليغو', 'الناشئون', 'موسم فيرست 2025', 'الأعضاء', 'سارة محمد العتيبي'],
      ['Lina Al-Harbi', 'بتدريب', 'منى سعد القحطاني', 'البرونز', '21 نوفمبر 2026', '11 جمادى الآخرة 1448 هـ'],
      ['مؤسسة تُرس التعليمية', 'F25-0012', '482-907-135-664-203', 'portal.example/certificates'],
    ],
    [
      'en',
      ['Turs', 'Certificate of Achievement', 'This certificate is awarded to', 'صقور نجد', 'مدارس الرواد', 'Riyadh'],
      ['for taking 21st place in', 'FIRST LEGO League Challenge', 'Junior', 'FIRST season 2025', 'Members', 'Bronze'],
      [
        'سارة محمد العتيبي',
        'Lina Al-Harbi',
        'Coached by',
        '21 November 2026',
        '11 Jumada II 1448 AH',
        'Turs Foundation',
      ],
      ['F25-0012', '482-907-135-664-203', 'portal.example/certificates'],
    ],
  ] as const)('says all of it in %s, on one page, in the day of Riyadh', async (language, ...facts) => {
    const { text, pages, readQr } = await draw(language);
    for (const fact of facts.flat()) expect(text).toContain(fact);
    expect(pages).toHaveLength(1);
    expect(await readQr()).toBe(`${address}/certificates/482-907-135-664-203`);
  });

  test('is an archive PDF, and the same file whenever it is made', async () => {
    const [first, second] = [
      await drawCertificate(certificate, 'ar', address),
      await drawCertificate(certificate, 'ar', address),
    ];
    expect(Buffer.compare(first, second)).toBe(0);
    expect(Buffer.from(first).toString('latin1')).toContain('<pdfaid:part>3</pdfaid:part>');
  });
});

test('a qualification certificate names no rank, and a school that is its own entity stands on it once', async () => {
  const { text } = await draw('en', { type: 'q', rank: null, school: 'Al-Rowad', entity: 'al-rowad' });
  expect(text).toContain('Certificate of Qualification');
  expect(text).toContain('for qualifying to compete in');
  expect(text).not.toMatch(/place|Gold|Silver|Bronze/);
  expect(text.match(/al-rowad/gi)).toHaveLength(1);
});

const longName = 'عبد الرحمن بن عبد العزيز بن محمد بن عبد الله آل الشيخ الدوسري';
test.each([
  ['Arabic', 'فريق مدارس الملك عبد العزيز النموذجية الدولية للروبوت والذكاء الاصطناعي والبرمجة', longName],
  [
    'Latin',
    'The Extraordinary Robotics Innovators of the Eastern Province Schools in Dammam.',
    'Abdulrahman Al-Dosari',
  ],
  ['mixed', 'فريق The Extraordinary Robotics Innovators للروبوت والذكاء الاصطناعي والبرمجة 2026', 'عمر Al-Harbi'],
  ['one word', 'W'.repeat(80), 'X'.repeat(80)],
  [
    'signs that look like markup',
    '#pagebreak() $x$ *b* _i_ \\ @r <l> [c] `r` // /* "q" */ ~ -- #read("look.typ")',
    '#x $y',
  ],
])(
  'an 80-character name, %s, with ten members and two coaches, stays on one page and loses nobody',
  async (_, name, person) => {
    const team = { number: 'F25-1234', name: name.padEnd(80, '.').slice(0, 80) };
    const members = Array.from({ length: 10 }, (_, at) => `${person} ${String.fromCharCode(65 + at)}${at}`);
    for (const language of ['ar', 'en'] as const) {
      const { text, pages, readQr } = await draw(language, {
        ...{ team, members, coaches: [person, person] },
        ...{ school: `${name} S`, entity: `${name} E` },
        competition: { ar: 'تحدي فيرست ليغو للروبوت والابتكار', en: 'FIRST LEGO League Challenge, national finals' },
      });
      expect(pages).toHaveLength(1);
      for (let at = 0; at < 10; at += 1) expect(text).toContain(`${String.fromCharCode(65 + at)}${at}`);
      expect(await readQr()).toBe(`${address}/certificates/482-907-135-664-203`);
    }
  },
);

test('the longest of everything stays on one page', async () => {
  const long = 'كلمة '.repeat(40).trim();
  const { pages, readQr } = await draw('ar', {
    ...{ team: { number: 'F25-1234', name: long }, school: long, entity: `${long} 2`, city: { ar: long, en: long } },
    ...{ members: Array(15).fill(long), coaches: [long, long] },
    competition: { ar: long, en: long },
  });
  expect(pages).toHaveLength(1);
  expect(await readQr()).toBe(`${address}/certificates/482-907-135-664-203`);
});

test('a name cannot turn its line round, and one of emoji is shown', async () => {
  const { text } = await draw('en', { team: { number: 'F25-0012', name: 'Falcons\u202e SRAS\u202c 🤖' } });
  expect(text).toContain('Falcons SRAS');
  expect(text).toContain('🤖');
  expect(text).not.toMatch(/[\u202a-\u202e]/);
});
