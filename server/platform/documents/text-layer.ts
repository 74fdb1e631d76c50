import { deflateSync, inflateSync } from 'node:zlib';

/**
 * Corrects the compiler's text mapping of Arabic letters with vowel marks. The font splits «تُ» into two glyphs of its
 * own, the letter's and the mark's (documents/fonts), which first occur side by side, the mark's on the left. The
 * compiler treats both as one piece of text: it maps the mark's glyph to «تُ» and the letter's to nothing, so that
 * copied text has a gap. Here each glyph is mapped to its own character. The corrected tables are appended, as PDF
 * allows (ISO 32000-1, 7.5.6); the existing bytes do not move.
 */
export function mendTextLayer(pdf: Buffer): Buffer {
  const source = pdf.toString('latin1');
  const tables = [...source.matchAll(/\/ToUnicode (\d+) 0 R/g)].map(([, number]) => Number(number));
  const mended = tables.flatMap((number) => {
    const before = streamOf(pdf, source, number);
    const after = mendTable(before);
    return after === before ? [] : [{ number, content: deflateSync(Buffer.from(after, 'latin1')) }];
  });
  return mended.length === 0 ? pdf : withTables(pdf, source, mended);
}

const letterWithMarks = /^(\p{Script=Arabic})(\p{M}+)$/u;
const character = /^<(\w{4})> <(\w+)>$/gm;
const blocks = /\d+ beginbfchar\n[\s\S]*endbfchar/;

/** A table's lines are `<glyph> <its text in UTF-16>`, in blocks of at most a hundred. */
function mendTable(table: string): string {
  const named = new Map([...table.matchAll(character)].map(([, sign = '', text = '']) => [sign, text]));
  let changed = false;
  for (const [sign, text] of [...named]) {
    const [, letter, marks] = letterWithMarks.exec(fromHex(text)) ?? [];
    if (!letter || !marks) continue;
    const lettersSign = (Number.parseInt(sign, 16) + 1).toString(16).toUpperCase().padStart(4, '0');
    named.set(sign, toHex(marks));
    named.set(lettersSign, toHex(letter));
    changed = true;
  }
  if (!changed) return table;
  const lines = [...named].map(([sign, text]) => `<${sign}> <${text}>`);
  const parts: string[] = [];
  while (lines.length > 0) {
    const block = lines.splice(0, 100);
    parts.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return table.replace(blocks, parts.join('\n'));
}

const fromHex = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');
const toHex = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();

function streamOf(pdf: Buffer, source: string, number: number): string {
  const at = source.indexOf(`\n${number} 0 obj\n`);
  const start = source.indexOf('stream\n', at) + 'stream\n'.length;
  const length = Number(/\/Length (\d+)/.exec(source.slice(at, start))?.[1]);
  return inflateSync(pdf.subarray(start, start + length)).toString('latin1');
}

function withTables(pdf: Buffer, source: string, tables: { number: number; content: Buffer }[]): Buffer {
  const parts = [pdf];
  let length = pdf.length;
  const append = (part: Buffer | string) => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
    parts.push(bytes);
    length += bytes.length;
  };
  const entries = tables.map(({ number, content }) => {
    const offset = String(length).padStart(10, '0');
    append(`${number} 0 obj\n<<\n  /Length ${content.length}\n  /Filter /FlateDecode\n>>\nstream\n`);
    append(content);
    append('\nendstream\nendobj\n');
    return `${number} 1\n${offset} 00000 n\r\n`;
  });
  const [, trailer, previous] = /trailer\n<<([\s\S]*?)>>\nstartxref\n(\d+)\n%%EOF\s*$/.exec(source) ?? [];
  if (!trailer) throw new Error('The compiler’s PDF has no trailer');
  const start = length;
  append(`xref\n${entries.join('')}trailer\n<<${trailer}  /Prev ${previous}\n>>\nstartxref\n${start}\n%%EOF\n`);
  return Buffer.concat(parts);
}
