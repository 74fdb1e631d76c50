import { sql } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import type { TestPortal } from './test-portal.ts';

/** The longest allowed input as one word of the widest letters, in each script. */
const inBothScripts = (length: number) => [sql`repeat('W', ${length}::int)`, sql`repeat('ض', ${length}::int)`] as const;
const teamName = inBothScripts(80);
const text = inBothScripts(limits.textMax);
const person = inBothScripts(60);
const title = inBothScripts(limits.topicTitleMax);
/** The part before the @ has the maximum length. */
const email = sql`repeat('w', 64) || '@' || repeat('w', 60) || '.example'`;

/** Alternates by row between the Latin and the Arabic word. */
const turns = ([latin, arabic]: ReturnType<typeof inBothScripts>) =>
  sql`case when hashtext(id::text) % 2 = 0 then ${latin} else ${arabic} end`;

/** Replaces all user input in the sample content by the longest words that its fields accept. */
export async function fillWithLongestWords({ db }: Pick<TestPortal, 'db'>): Promise<void> {
  const changes = [
    sql`update teams set name = ${turns(teamName)}, school_name = ${turns(text)}, city = ${turns(text)},
      stage = ${turns(text)}, entity = entity || jsonb_build_object('name', ${turns(text)})`,
    sql`update certificates set content = jsonb_set(content, '{team,name}', to_jsonb(${turns(teamName)}))`,
    sql`update team_people set name = ${turns(person)}, email = ${email}`,
    sql`update users set name = ${turns(person)}, email = ${email}`,
    sql`update community_topics set title = ${turns(title)}, preview = ${turns(text)},
      body = '<p>' || ${turns(text)} || '</p>'`,
    sql`update community_comments set body = '<p>' || ${turns(text)} || '</p>'`,
    sql`update training_centres set name = ${turns(text)}, name_en = ${turns(text)}, address = ${turns(text)},
      address_en = ${turns(text)}`,
    sql`update gallery_items set name = ${turns(text)}, name_en = ${turns(text)}`,
    sql`update competition_files set name = ${turns(text)}, name_en = ${turns(text)}`,
  ];
  for (const change of changes) await db.execute(change);
}
