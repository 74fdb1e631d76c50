import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { faqs } from '#server/features/faqs/index.ts';
import { questionsOfOffice } from '#tests/support/office-records.ts';
import { recordReader } from './read-records.ts';
import type { AnyResource } from './resource.ts';

const { portal } = questionsOfOffice();

test('a file has each row once, in order, while rows are added and deleted', async () => {
  const { db } = portal();
  await db.execute(sql`
    insert into faqs (id, question, question_en, answer, answer_en, position)
    select gen_random_uuid(), '', n::text, '', '', n from generate_series(4, 2100) n`);
  const questions = {
    ...{ db, table: faqs, sorts: { position: faqs.position }, narrow: () => undefined },
    present: ({ position }: typeof faqs.$inferSelect) => ({ position }),
  };
  const places: number[] = [];
  for await (const item of recordReader(questions as unknown as AnyResource).all({ sort: 'position' } as never)) {
    places.push((item as unknown as { position: number }).position);
    if (places.length !== 5) continue;
    await db.insert(faqs).values({ question: '', questionEn: '', answer: '', answerEn: '', position: 0 });
    await db.execute(sql`delete from faqs where position in (1500, 1600)`);
  }
  const kept = (place: number) => place !== 1500 && place !== 1600;
  expect(places).toEqual(Array.from({ length: 2100 }, (_, index) => index + 1).filter(kept));
});
