import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { limits } from '#contract/limits.ts';
import { loadDemo } from '#demo/load.ts';
import people from '#demo/people.json' with { type: 'json' };
import { orders } from '#server/features/payments/index.ts';
import { unguarded } from '#tests/support/unguarded.ts';
import { openBrowser, openPage, visitor } from './browser.ts';
import { publicAddresses } from './public-addresses.ts';
import { openTestPortal, type TestPortal } from './test-portal.ts';

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
async function fillWithLongestWords({ db }: Pick<TestPortal, 'db'>): Promise<void> {
  const changes = [
    sql`update teams set name = ${turns(teamName)}, school_name = ${turns(text)}, city = ${turns(text)},
      stage = ${turns(text)}, entity = entity || jsonb_build_object('name', ${turns(text)})`,
    sql`update certificates set content = jsonb_set(content, '{team,name}', to_jsonb(${turns(teamName)}))`,
    sql`update team_people set name = ${turns(person)}, email = ${email}`,
    sql`update users set name = ${turns(person)}, email = ${email}, status_reason = ${turns(text)}`,
    sql`update contact_messages set name = ${turns(text)}, message = ${turns(text)}, team_no = repeat('W', 40), email = ${email},
      phone_number = case when exists (select from contact_replies where message_id = contact_messages.id and delivery = 'refused')
        then '+966500009999' else phone_number end`,
    sql`update contact_replies set text = ${turns(text)}`,
    sql`update canned_replies set name = ${turns(text)}, name_en = ${turns(text)}, text = ${turns(text)}, text_en = ${turns(text)}`,
    // Who wrote is recognised by the phone.
    sql`update users set phone_number = '+966500009999' where type = 1`,
    sql`update talents set name = ${turns(text)}, email = ${email}, school = ${turns(text)}, subject = ${turns(text)}`,
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

/** What somebody may have entered at the provider, as one word in each script. */
const longest = (letter: string) => ({ name: letter.repeat(200), degree: letter.repeat(200), level: 100 });
const longestSkills = {
  success: true,
  user: {
    skilles: [longest('W'), longest('ض')],
    education: [longest('W'), longest('ض')].map((one) => ({ ...one, school: one.name, start_year: 2020 })),
  },
};

type OwnTeam = {
  _id: string;
  payment_status: boolean;
  resultes: unknown;
  scores_submitted?: boolean;
  members: { national_id: string }[];
};

/** The sample content with the longest words that its fields accept, and visitors to its pages. */
export async function openLongestWordsPortal() {
  const browser = await openBrowser();
  const portal = await openTestPortal({ pages: true });
  await loadDemo(portal.db, portal.files);
  // Signing in overwrites names with the provider's: sign in first, then rename.
  const roles = ['coach', 'student', 'entity', 'admin'] as const;
  const tokens = new Map(await Promise.all(roles.map(async (role) => [role, await portal.tokenOf(role)] as const)));
  await fillWithLongestWords(portal);
  portal.world.stebFaults({ '/skills/user': { status: 200, body: JSON.stringify(longestSkills) } });
  const own: OwnTeam[] = (await portal.call('GET', '/api/teams/myteams', { as: 'coach' })).json.teams;
  const paid = own.filter(({ payment_status }) => payment_status);
  const replaceable = paid.find(({ resultes, scores_submitted }) => !resultes && !scores_submitted);
  const [team] = paid;
  if (!team || !replaceable) throw new Error('the sample content lacks a team');
  const there = replaceable.members.map(({ national_id }) => national_id);
  // The dialog after a payment opens for one that was just made.
  await unguarded(portal.db, (tx) =>
    tx.update(orders).set({ paidAt: new Date() }).where(eq(orders.purposeId, team._id)),
  );
  const messages: { _id: string; reply: { delivery: string }[] }[] = (
    await portal.call('GET', '/api/admin/contactus', { as: 'admin' })
  ).json.contacts;
  return {
    address: portal.address,
    open: await publicAddresses(portal.address),
    team: team._id,
    /** The coach, as the office knows them. */
    person: (await portal.call('GET', '/api/admin/users?type=1&per_page=1000', { as: 'admin' })).json.users.at(-1)
      ._id as string,
    /** A contact message whose reply was refused, from somebody with accounts and teams. */
    message: messages.find(({ reply }) => reply.some(({ delivery }) => delivery === 'refused'))?._id ?? '',
    talent: (await portal.call('GET', '/api/admin/moe', { as: 'admin' })).json.moeTalents[0]._id as string,
    season: (await portal.call('GET', '/api/first-seasons')).json.wroseasons[0]._id as string,
    /** A team without scores and a result, whose members can be replaced, and somebody who is not in it. */
    replaceable: replaceable._id,
    newMember: people.members.find((number) => !there.includes(number)) ?? '',
    async close() {
      await browser.close();
      await portal.close();
    },

    /** A visitor, signed in without the sign-in page. */
    async visit(language: Language, role?: (typeof roles)[number], width = 320) {
      const { context, page, noise } = await visitor(browser, { language, width });
      // A missing page, forms that are sent empty or wrong, and a logo whose upload fails.
      noise.allow(/401|404|422|503/);
      const cookie = (name: string, value: string) => ({ name, value, url: portal.address });
      const token = role && tokens.get(role);
      await context.addCookies([
        cookie('lang', language),
        ...(token ? [cookie('session', token), cookie('signed_in', '1')] : []),
      ]);
      return {
        page,
        context,
        go: (address: string) => openPage(page, portal.address + address),
        async end() {
          await context.close();
          expect(noise.lines).toEqual([]);
        },
      };
    },
  };
}
export type LongestWordsPortal = Awaited<ReturnType<typeof openLongestWordsPortal>>;
