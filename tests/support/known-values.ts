import people from '#demo/people.json' with { type: 'json' };
import { accountsOf } from './accounts.ts';
import { forumCategories, putComment, putTopic } from './forum.ts';
import type { Known } from './sample-of.ts';
import { openSeason, registerTeam, uploadLogo } from './season.ts';
import type { TestPortal } from './test-portal.ts';

/** When nothing was made. */
const MOMENT = '2026-01-01T00:00:00.000Z';

export const callers = ['guest', 'student', 'coach', 'entity', 'admin', 'sub_admin'] as const;
export type Caller = (typeof callers)[number];

/**
 * Fills a portal with one record of each kind, and returns values for the fields of all calls, by name, with which
 * every call reaches the database.
 */
export async function knownValues(portal: TestPortal) {
  const season = await openSeason(portal);
  const team = await registerTeam(portal, season);
  const [category] = await forumCategories(portal);
  const { json } = await portal.call('POST', '/api/getuser', { as: 'coach' });
  const topic = await putTopic(portal, { categoryId: category, userId: json.user._id });
  const comment = await putComment(portal, { topicId: topic.id, userId: json.user._id });
  const { regions } = (await portal.call('GET', '/api/regions')).json;
  const logos = new Map<Caller, string>();
  for (const role of callers) if (role !== 'guest') logos.set(role, await uploadLogo(portal, role));

  const password = 'Gears-Test-2026';
  /** The passwords of accounts that may be created, by membership ID. */
  const passwords = new Map<string, string>();
  /** No two accounts share a number or an address. */
  const newNumber = () => {
    const number = `1555${String(passwords.size).padStart(6, '0')}`;
    passwords.set(number, password);
    return number;
  };
  const known = (caller: Caller): Known => ({
    team_id: () => team._id,
    season_id: () => season.season.id,
    season: () => season.season.id,
    competion_id: () => season.free.id,
    competion: () => season.free.id,
    ageLevel: () => 'Junior',
    region: () => regions[0]._id,
    image: () => logos.get(caller) ?? 'none.webp',
    coaches: () => people.coaches.slice(0, 1),
    members: () => people.members.slice(0, 2),
    entity_cr: () => accountsOf('entity')[0]?.cr_number,
    coach_id: () => people.coaches[0],
    member_id: () => people.members[0],
    category: () => category,
    community_id: () => topic.id,
    post_id: () => topic.id,
    parent: () => comment.id,
    id: () => topic.id,
    paid_at: () => MOMENT,
    scores_at: () => MOMENT,
    moeAdmin: () => 'riyadh',
    gender: () => 'male',
    time_slot_1: () => 'morning',
    time_slot_2: () => 'evening',
    national_id: newNumber,
    email: () => `someone${passwords.size}@example.com`,
    phone: () => '+966501234567',
    phone_number: () => '+966501234567',
    password: () => password,
    c_password: () => password,
  });
  return { known, passwords };
}
