import { describe, expect, test } from 'vitest';
import { readPasted } from './read-file.ts';
import { bytesOf, read, said } from './read-made.ts';

describe('text is read', () => {
  const expected = [
    [2, 'W24-0001', '1', ''],
    [3, 'a "b",\nc', '2', ''],
  ];
  test.each([
    ['commas', 'Team number,Rank\r\n"W24-0001",1\r\n"a ""b"",\nc",2'],
    ['semicolons and a mark at its beginning', '\ufeffTeam number;Rank\nW24-0001;1\n"a ""b"",\nc";2\n\n'],
    ['tabs', 'rank\tteam_no\n1\tW24-0001\n2\t"a ""b"",\nc"'],
  ])('with %s', async (_, text) => {
    expect(said(await read(bytesOf(text)))).toEqual(expected);
  });

  const arabic = 'رقم الفريق;المركز\nW24-0001;1';
  const utf16 = (littleEnd: boolean) => {
    const units = [...`\ufeff${arabic}`].map((letter) => letter.charCodeAt(0));
    return new Uint8Array(units.flatMap((unit) => (littleEnd ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])));
  };
  /** As Arabic Windows writes it: of this text, each letter by what the decoder makes of each byte. */
  const windows1256 = () => {
    const byLetter = new Map(
      Array.from({ length: 256 }, (_, byte) => [new TextDecoder('windows-1256').decode(new Uint8Array([byte])), byte]),
    );
    return new Uint8Array([...arabic].map((letter) => byLetter.get(letter) as number));
  };
  test.each([
    ['UTF-8', () => bytesOf(arabic)],
    ['UTF-16', () => utf16(true)],
    ['UTF-16, the other way round', () => utf16(false)],
    ['Windows-1256', windows1256],
  ])('in %s', async (_, bytes) => {
    expect(said(await read(bytes()))).toEqual([[2, 'W24-0001', '1', '']]);
  });

  test('that is a page with a table, whatever the file is called', async () => {
    const html = '<html><table><tr><td>Team number<td>Rank<tr><td>W24-0001</td><td>1</td></tr></table></html>';
    expect(said(await read(bytesOf(html)))).toEqual([[2, 'W24-0001', '1', '']]);
  });

  test('that was pasted, as a table or with tabs', () => {
    const html =
      '<meta charset="utf-8"><table><tbody><tr><td>رقم الفريق</td><td><p>المركز</p></td></tr><tr><td>W24-0001</td><td><b>١</b></td></tr></tbody></table>';
    expect(said(readPasted({ html, text: 'x' }))).toEqual([[2, 'W24-0001', '١', '']]);
    const text = 'Results of Riyadh, finals\n\nTeam number\tRank\nW24-0001\t1';
    expect(said(readPasted({ html: '<p>no table</p>', text }))).toEqual([[4, 'W24-0001', '1', '']]);
  });

  test('without the apostrophe that keeps a spreadsheet from calculating', async () => {
    expect(said(await read(bytesOf("Team number,Rank\n'=1+1,1")))).toEqual([[2, '=1+1', '1', '']]);
  });
});
