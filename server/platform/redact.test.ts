import { expect, test } from 'vitest';
import { deletedAccount } from '#domain/deleted-account.ts';
import { redactorOf } from './redact.ts';

const redact = redactorOf({
  ...{ id: 'u1', stebUserId: 'steb-0001', nationalId: '1000000201' },
  ...{ names: ['Sara Al-Harbi', 'سارة الحربي', 'Noor'], emails: ['sara@example.com'], phoneNumbers: ['+966501234567'] },
});

test.each([
  ['a name', 'by Sara Al-Harbi.', `by ${deletedAccount}.`],
  ['a name in other letters', 'by SARA al-harbi', `by ${deletedAccount}`],
  ['a name with another space', 'by Sara\u00a0Al-Harbi', `by ${deletedAccount}`],
  ['a name with an entity', 'by Sara&nbsp;Al-Harbi', `by ${deletedAccount}`],
  ['a name over two lines', 'سارة\n الحربي', deletedAccount],
  ['a name parted by markup', '<p><b>Sara</b> <i>Al-Harbi</i></p>', `<p><b>${deletedAccount}</b><i></i></p>`],
  ['a number in Arabic digits', 'رقم ١٠٠٠٠٠٠٢٠١', `رقم ${deletedAccount}`],
  ['a number in Persian digits', '۱۰۰۰۰۰۰۲۰۱', deletedAccount],
  ['a phone in Arabic digits', '+٩٦٦٥٠١٢٣٤٥٦٧', deletedAccount],
  ['a part of a longer number', '10000002019', '10000002019'],
  ['a part of a longer name', 'Sara Al-Harbiyya', 'Sara Al-Harbiyya'],
  ['a name of one word, which may be anybody’s', 'Noor', 'Noor'],
])('%s', (_, text, expected) => {
  expect(redact(text)).toBe(expected);
});
