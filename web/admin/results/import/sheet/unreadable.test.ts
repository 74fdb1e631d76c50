import { describe, expect, test } from 'vitest';
import { archive, book, data, row, top, workbook } from './made-workbooks.ts';
import { bytesOf, refusal } from './read-made.ts';

describe('a file is refused with a reason', () => {
  const wide = (bytes: number) => new Uint8Array(bytes).fill(32);
  const ole = (text: string) =>
    new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, ...[...text].flatMap((letter) => [letter.charCodeAt(0), 0])]);
  test.each<[string, () => Uint8Array | Promise<Uint8Array>, unknown]>([
    ['empty', () => new Uint8Array(), ['empty']],
    ['only blanks', () => bytesOf('\n , \n'), ['empty']],
    ['larger than any', () => wide(11 * 1024 * 1024), ['tooLarge']],
    [
      'a bomb',
      () => workbook([{ xml: '' }], { more: { 'xl/worksheets/own0.xml': wide(80 * 1024 * 1024) } }),
      ['tooMuch'],
    ],
    [
      'cells far apart',
      () => book([top, row(1_048_576, ['x']), '<x:row r="9"><x:c r="XFD9"><x:v>1</x:v></x:c></x:row>']),
      ['noRows'],
    ],
    [
      'texts in more merged cells than any file has',
      () =>
        book(
          [top, row(9_000, ['x'])],
          Array.from({ length: 200 }, () => 'A2:A9000'),
        ),
      ['tooMuch'],
    ],
    ['an archive of something else', () => archive({ 'word/document.xml': '<a/>' }), ['notSheet']],
    ['an old Excel', () => ole('Workbook'), ['oldExcel']],
    ['a file with a password', () => ole('EncryptedPackage'), ['password']],
    ['a PDF', () => bytesOf('%PDF-1.7'), ['notSheet']],
    ['a page without a table', () => bytesOf('<html><p>1</p></html>'), ['notSheet']],
    ['a picture', () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), ['notSheet']],
    ['a torn archive', async () => (await book([top])).subarray(0, 900), ['damaged']],
    ['no heading', () => bytesOf('W24-0001,1\nW24-0002,2'), ['noColumns', 'team_no', 'ranked']],
    ['no rank', () => bytesOf('Team number,Score\nW24-0001,2'), ['noColumns', 'ranked']],
    ['a heading alone', () => bytesOf('Team number,Rank'), ['noRows']],
    ['a column twice', () => bytesOf('Team number,Rank,المركز\n1,2,3'), ['twice', 'Rank (B1)', 'المركز (C1)']],
    ['100,000 rows', () => bytesOf(`Team number,Rank\n${'W24-0001,1\n'.repeat(100_000)}`), ['tooManyRows']],
    [
      '100,000 rows in Excel',
      () => book([top, ...Array.from({ length: 100_000 }, (_, at) => row(at + 2, ['W', 1]))]),
      ['tooManyRows'],
    ],
  ])('%s', async (_, bytes, reason) => {
    expect(await refusal(bytes())).toEqual(reason);
  });

  test('an archive that hides how large it is', async () => {
    const bytes = await workbook([{ xml: data([top]) }]);
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    for (let at = 0; at < bytes.length - 46; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 0, true);
    expect(await refusal(bytes)).toEqual(['tooMuch']);
  });
});
