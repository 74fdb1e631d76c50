import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';
import { dayOf } from '#domain/milestones.ts';

type Csv<Item> = {
  /** The file's name, to which the day is added. */
  name: string;
  columns: readonly (readonly [head: string, value: (item: Item) => string])[];
  items: AsyncIterable<Item>;
};

/**
 * Sends a CSV file row by row, as spreadsheets read it: with a byte order mark for Arabic, and without cells that would
 * be taken for formulas.
 */
export function sendCsv<Item>(reply: FastifyReply, { name, columns, items }: Csv<Item>): void {
  const file = stringify({
    bom: true,
    header: true,
    columns: columns.map(([header], index) => ({ key: String(index), header })),
    record_delimiter: 'windows',
    // All of them: lines within a cell, and separators of other languages, are then no cells of their own.
    quoted: true,
  });
  const rows = Readable.from(rowsOf(items, columns));
  // A failure while rows are read ends the connection, so that half a file is not taken for a whole one.
  pipeline(rows, file, (err) => {
    if (err && err.code !== 'ERR_STREAM_PREMATURE_CLOSE')
      reply.request.log.error({ err }, 'a CSV file was not read to its end');
  });
  const day = dayOf(new Date());
  reply
    .header('content-disposition', `attachment; filename="${name}-${day}.csv"`)
    .type('text/csv; charset=utf-8')
    .send(file);
}

async function* rowsOf<Item>(items: AsyncIterable<Item>, columns: Csv<Item>['columns']) {
  for await (const item of items) yield columns.map(([, value]) => cellOf(value(item)));
}

/**
 * A cell that no spreadsheet takes for a formula: an apostrophe stands before what one may begin with. A Saudi phone number
 * keeps its plus, and has spaces, so that it is shown as it is dialled and not as 9.665E+11.
 */
function cellOf(text: string): string {
  const [, country, mobile] = /^(\+966)(\d{9,10})$/.exec(text) ?? [];
  if (country && mobile) return `${country} ${mobile.slice(0, 2)} ${mobile.slice(2, 5)} ${mobile.slice(5)}`;
  return /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(text) ? `'${text}` : text;
}
