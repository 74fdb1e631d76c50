import { afterAll, describe, expect, test } from 'vitest';
import { feeFor } from '#domain/fee.ts';
import { decodeInvoiceQr } from '#domain/invoice-qr.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { patience } from '#tests/support/time-limits.ts';
import { documents, type InvoiceDocument, renderInvoice } from './invoice.ts';

const invoice: InvoiceDocument = {
  number: '2026-000123',
  issuedAt: '2026-11-20T22:30:05.250Z',
  seller: {
    name: { en: 'Turs National Robotics Programme', ar: 'برنامج تُرس الوطني للروبوت' },
    address: { en: '7245 King Fahd Road, Riyadh 12212-3456', ar: '7245 طريق الملك فهد، الرياض 12212-3456' },
    vatNumber: '310122393500003',
    crNumber: '1010123456',
  },
  buyer: { name: 'Noura Al-Otaibi', email: 'noura@example.sa' },
  team: { number: 'F25-0012', name: 'صقور نجد', school: 'Al-Rowad Schools' },
  competition: { en: 'FIRST LEGO League Challenge', ar: 'تحدي فيرست ليغو' },
  season: { en: 'FIRST season 2025', ar: 'موسم فيرست 2025' },
  amounts: feeFor(35_000),
  taxPercent: 15,
  payment: { method: 'card', reference: '1A2B3C4D5E6F', card: { scheme: 'Visa Credit', last4: '1111' } },
};

const read = async (change: Partial<InvoiceDocument> = {}) => readPdf(await renderInvoice({ ...invoice, ...change }));

documents.patience(patience);
afterAll(() => documents.close());

describe('a simplified invoice, made out to a person', () => {
  const reading = read();

  test.each([
    ['its title', 'Simplified tax invoice', 'فاتورة ضريبية مبسطة'],
    ['the seller', 'Turs National Robotics Programme', 'برنامج تُرس الوطني للروبوت'],
    ['the seller’s numbers', '310122393500003', '1010123456'],
    ['a postcode, in order on both sides', '12212-3456\t12212-3456', 'العنوان'],
    ['its number', 'Invoice number\t2026-000123\t2026-000123', 'رقم الفاتورة'],
    ['the day and time in Riyadh', '21 November 2026, 01:30 Riyadh time', '21 نوفمبر'],
    ['the Umm al-Qura day, in Arabic', '', 'الموافق 11 جمادى الآخرة 1448 هـ'],
    ['the buyer', 'Noura Al-Otaibi', 'المشتري'],
    ['the team', 'Team number\tF25-0012', 'صقور نجد'],
    ['the school', 'Al-Rowad Schools', 'المدرسة'],
    ['the competition', 'FIRST LEGO League Challenge', 'تحدي فيرست ليغو'],
    ['the season', 'FIRST season 2025', 'موسم فيرست 2025'],
    ['the line', '1\t350.00\t15%\t52.50\t402.50', 'رسوم التسجيل: تحدي فيرست ليغو'],
    ['the taxable amount', 'Taxable amount\t350.00', 'المبلغ الخاضع للضريبة'],
    ['the VAT', 'VAT 15%\t52.50', 'ضريبة القيمة المضافة 15%'],
    ['what rounding adds', 'Rounding\t0.50', 'فرق التقريب'],
    ['the total', 'SAR 403.00', 'الإجمالي المستحق'],
    ['the payment', 'Visa Credit •••• 1111', 'بطاقة بنكية'],
    ['the gateway’s reference', '1A2B3C4D5E6F', 'المرجع'],
    ['that it holds as it is', 'Issued electronically', 'صدرت هذه الفاتورة إلكترونيًا، وهي صحيحة دون توقيع أو ختم'],
  ])('shows %s, in both languages', async (_, english, arabic) => {
    const { text } = await reading;
    expect(text).toContain(english);
    expect(text).toContain(arabic);
  });

  test('carries the five fields in its QR code, with the total before rounding', async () => {
    const { readQr, pages } = await reading;
    expect(pages).toHaveLength(1);
    expect(decodeInvoiceQr((await readQr()) ?? '')).toEqual({
      sellerName: invoice.seller.name.ar,
      vatNumber: '310122393500003',
      issuedAt: '2026-11-20T22:30:05Z',
      totalWithVat: 40_250,
      vatTotal: 5_250,
    });
  });

  test('is the same file whenever it is made', async () => {
    const [first, second] = [await renderInvoice(invoice), await renderInvoice(invoice)];
    expect(Buffer.compare(first, second)).toBe(0);
  });
});

test('a standard invoice with everything that one usually has stays on one page', async () => {
  const { pages } = await read({
    seller: {
      ...invoice.seller,
      name: { en: 'Turs Demo Foundation for Educational Programmes', ar: 'مؤسسة تُرس التجريبية للبرامج التعليمية' },
      address: {
        en: 'Building 2026, Innovators Street, Gears District, Riyadh 11000, Saudi Arabia',
        ar: 'مبنى 2026، شارع المبتكرين، حي التروس، الرياض 11000، المملكة العربية السعودية',
      },
    },
    buyer: {
      ...invoice.buyer,
      entity: {
        name: 'مدارس واحة المعرفة الأهلية',
        address: 'مبنى 9663، طريق الأمل، الرياض',
        vatNumber: '399900000010003',
      },
    },
    payment: { ...invoice.payment, reference: 'a1B2'.repeat(16) },
  });
  expect(pages).toHaveLength(1);
});

test('a standard invoice names the entity with its address and VAT number', async () => {
  const entity = { name: 'شركة مدارس الرواد', address: '3141 شارع التحلية، جدة 21442', vatNumber: '300055184400003' };
  const { text, pages } = await read({ buyer: { ...invoice.buyer, entity } });
  expect(text).toContain('فاتورة ضريبية');
  expect(text).toContain('Tax invoice');
  expect(text).not.toContain('Simplified');
  expect(text).not.toContain('مبسطة');
  for (const fact of Object.values(entity)) expect(text).toContain(fact);
  expect(text).toContain('Contact\tNoura Al-Otaibi');
  expect(pages).toHaveLength(1);
});

test('a name of emoji is shown, and a script that no font has is named beneath', async () => {
  const name = 'صقور 🦅🤖 نجد 👨‍👩‍👧‍👦 🇸🇦';
  const { text } = await read({ team: { ...invoice.team, name, school: 'Robo ⭐ Stars' } });
  for (const part of ['صقور', '🦅', '🤖', 'نجد', '👨‍👩‍👧‍👦', '🇸🇦', 'Robo ⭐ Stars']) expect(text).toContain(part);
  expect(text).not.toContain('\ufffd');

  const foreign = await read({ team: { ...invoice.team, name: '日本 Robo', school: 'A＂B＼C' } });
  expect(foreign.text).toContain('Team\t\ufffd Robo\t\ufffd Robo');
  expect(foreign.text).toContain('School\tA\ufffdB\ufffdC');
  expect(foreign.text).toContain('\ufffd stands for characters that the fonts of this document do not have.');
  expect(foreign.text).toContain('على حروف لا توجد في خطوط هذا المستند.');
});

test('where rounding moves nothing, there is no rounding line', async () => {
  const { text, readQr } = await read({ amounts: feeFor(40_000) });
  expect(text).toContain('SAR 460.00');
  expect(text).not.toContain('Rounding');
  expect(text).not.toContain('فرق التقريب');
  expect(decodeInvoiceQr((await readQr()) ?? '')).toMatchObject({ totalWithVat: 46_000, vatTotal: 6_000 });
});

test('an invoice adds up when rounding takes away, in thousands', async () => {
  const { text } = await read({ amounts: feeFor(123_456_789) });
  for (const shown of ['1,234,567.89', '185,185.18', '1,419,753.07', '−0.07', 'SAR 1,419,753.00']) {
    expect(text).toContain(shown);
  }
});

test('markup in the data is text like any other', async () => {
  const hostile = '$x$ *b* _i_ \\ @r <l> [c] `r` #z';
  const { text, pages } = await read({
    team: { number: '#1', name: hostile, school: '#pagebreak() // /* "q" */ ~ -- $' },
    competition: { en: '#read("look.typ")', ar: '#sys.inputs' },
  });
  expect(pages).toHaveLength(1);
  expect(text.split(hostile)).toHaveLength(3);
  expect(text).toContain('#pagebreak() // /* "q" */ ~ -- $');
  expect(text).toContain('#read("look.typ")');
  expect(text).toContain('Team number\t#1\t#1');
});

test('a name cannot turn the line it stands on round, nor break it', async () => {
  const { text } = await read({ team: { ...invoice.team, name: 'Falcons\u202e 00.304 RAS\u202c\n\u0000\ud800!' } });
  expect(text).toContain('Falcons 00.304 RAS');
  expect(text).not.toMatch(/[\u202a-\u202e]/);
});

test('Arabic in the Latin column and Latin in the Arabic one stay in order', async () => {
  const { text } = await read({
    team: { ...invoice.team, name: 'فريق Robo Stars 7' },
    competition: { en: 'Open صقور Cup', ar: 'كأس Robo المفتوح' },
  });
  // The order of mixed-direction text depends on the reader; that all of it is in its row does not.
  const row = (label: string) => text.split('\n').find((line) => line.startsWith(`${label}\t`)) ?? '';
  for (const word of ['فريق', 'Robo Stars 7']) expect(row('Team')).toContain(word);
  for (const word of ['Open', 'صقور', 'Cup']) expect(row('Competition')).toContain(word);
  expect(text).toContain('كأس Robo المفتوح');
});

test('very long text wraps, breaks where it must, and loses nothing', async () => {
  const long = Array.from({ length: 25 }, (_, at) => `word${at}`).join(' ');
  const unbroken = 'x'.repeat(200);
  const email = `${'name.'.repeat(20)}x@${'sub.'.repeat(10)}example.sa`;
  const { text, pages, readQr } = await read({
    buyer: { name: long, email, entity: { name: unbroken, address: long, vatNumber: '300055184400003' } },
    team: { number: 'F25-0012', name: long, school: unbroken },
    competition: { en: long, ar: 'كلمة '.repeat(40) },
  });
  expect(pages.length).toBeLessThanOrEqual(2);
  expect(text.match(/word24/g)).toHaveLength(8);
  // 200 on each side, of the entity and of the school.
  expect(text.match(/x{5,}/g)?.join('')).toHaveLength(800);
  expect(text.match(/name\./g)).toHaveLength(40);
  expect(text).toContain('SAR 403.00');
  expect(pages.at(-1)).toContain('2026-000123 · 2 / 2');
  expect(decodeInvoiceQr((await readQr()) ?? '').vatTotal).toBe(5_250);
});

test('what is known in one language stands on both sides, and what is not known leaves no row', async () => {
  const { text } = await read({
    competition: { en: '', ar: 'تحدي فيرست' },
    team: { ...invoice.team, school: '' },
    payment: { method: 'manual', reference: 'حوالة SARIE 7781' },
  });
  expect(text).toContain('Competition\tتحدي فيرست\tتحدي فيرست');
  expect(text).not.toContain('School');
  expect(text).not.toContain('Card');
  expect(text).toContain('Recorded by the organiser');
  expect(text).toContain('حوالة SARIE 7781');
});

test.each([
  ['no VAT number', { ...invoice.seller, vatNumber: '' }],
  ['a name too long for the QR code', { ...invoice.seller, name: { en: 'x', ar: 'ت'.repeat(128) } }],
])('a seller with %s gets no invoice', async (_, seller) => {
  await expect(renderInvoice({ ...invoice, seller })).rejects.toThrow(RangeError);
});
