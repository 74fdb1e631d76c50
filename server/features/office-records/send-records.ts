import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/**
 * Sends an answer with all records of a list under its key, one by one: however many there are, they are never in memory
 * together. A failure while they are read ends the connection, so that half an answer is not taken for a whole one.
 */
export function sendRecords(
  reply: FastifyReply,
  key: string,
  records: AsyncIterable<object>,
  beside: object = {},
): void {
  reply.type('application/json; charset=utf-8').send(Readable.from(textOf(key, records, beside)));
}

async function* textOf(key: string, records: AsyncIterable<object>, beside: object) {
  yield `${JSON.stringify({ success: true, ...beside }).slice(0, -1)},${JSON.stringify(key)}:[`;
  let between = '';
  for await (const record of records) {
    yield between + JSON.stringify(record);
    between = ',';
  }
  yield ']}';
}
