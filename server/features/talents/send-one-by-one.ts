import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/**
 * Sends an answer with many records under its key, one by one: they are never in memory together. A failure while they are
 * read ends the connection, so that half an answer is not taken for a whole one.
 */
export function sendOneByOne(reply: FastifyReply, key: string, records: AsyncIterable<object>): void {
  reply.type('application/json; charset=utf-8').send(Readable.from(answerOf(key, records)));
}

async function* answerOf(key: string, records: AsyncIterable<object>) {
  yield `{"success":true,${JSON.stringify(key)}:[`;
  let between = '';
  for await (const record of records) {
    yield between + JSON.stringify(record);
    between = ',';
  }
  yield ']}';
}
