import { expect, test } from 'vitest';
import { readPasted } from './pasted.ts';

/** A list item as Word writes it to the clipboard. */
const item = (sign: string, text: string) => `<p class=MsoListParagraph dir=RTL
style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}</p>`;

test.each([
  [
    'a table',
    '<table class="w"><tbody><tr><th>الفئة</th><th>العمر</th></tr><tr><td>الاكتشاف</td>\n<td>6-10</td></tr></tbody></table>',
    '<p>الفئة – العمر</p><p>الاكتشاف – 6-10</p>',
  ],
  ['no table', '<p>no table, <b>bold</b></p><track>', '<p>no table, <b>bold</b></p><track>'],
  [
    'signs of Word, the second of an inner list',
    `<p>قبل</p>\n${item('·', '<b>أول</b> بند')}\n${item('o', 'ثانٍ')}<p>after</p>`,
    '<p>قبل</p>\n<ul><li><p><b>أول</b> بند</p></li><li><p>ثانٍ</p></li></ul><p>after</p>',
  ],
  [
    'numbers of Word',
    `${item('1.', 'One')}${item('٢-', 'اثنان')}${item('ب.', 'باء')}`,
    '<ol><li><p>One</p></li><li><p>اثنان</p></li><li><p>باء</p></li></ol>',
  ],
  ['signs typed by hand', '<p>• one</p><p>·&nbsp; two</p>', '<ul><li><p>one</p></li><li><p>two</p></li></ul>'],
  [
    'what only looks like it',
    '<p>1. January</p><p>o no</p><p>•</p><p>A. B. Smith</p>',
    '<p>1. January</p><p>o no</p><p>•</p><p>A. B. Smith</p>',
  ],
  [
    'a comment of Word',
    '<!--[if gte mso 9]><xml>x</xml><![endif]--><p>a</p>',
    '<!--[if gte mso 9]><xml>x</xml><![endif]--><p>a</p>',
  ],
])('%s', (_what, pasted, read) => {
  expect(readPasted(pasted)).toBe(read);
});
