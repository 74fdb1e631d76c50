import { expect, test } from 'vitest';
import { linesOfTables } from './contents.ts';

test.each([
  [
    '<table class="w"><tbody><tr><th>الفئة</th><th>العمر</th></tr><tr><td>الاكتشاف</td>\n<td>6-10</td></tr></tbody></table>',
    '<p>الفئة – العمر</p><p>الاكتشاف – 6-10</p>',
  ],
  ['<p>no table, <b>bold</b></p><track>', '<p>no table, <b>bold</b></p><track>'],
])('%s', (pasted, lines) => {
  expect(linesOfTables(pasted)).toBe(lines);
});
