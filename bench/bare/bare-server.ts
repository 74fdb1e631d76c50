import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { searchWords } from '#domain/fold.ts';
import { cityNames, keysOfCitiesWith } from '#server/features/regions/index.ts';

/*
 * A minimal server with only Fastify and pg over the portal's tables: the lower limit of the cost of the same three
 * answers. Sessions are looked up as in the portal; the input is not validated.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
// The planner takes a table scan for cheap, as in the portal's own search.
const searching = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  options: '-c enable_seqscan=off',
});
const app = Fastify();
const named = async (name: string, text: string, values: unknown[] = []) =>
  (await pool.query({ name, text, values })).rows;
const MOST_COUNTED = 10_000;

app.addHook('onRequest', async (request, reply) => {
  if (!request.url.startsWith('/api/admin')) return;
  const hash = createHash('sha256')
    .update(request.headers.authorization ?? '')
    .digest();
  const [person] = await named(
    'session',
    `select u.id, u.type from sessions s join users u on u.id = s.user_id
     where s.token_hash = $1 and s.expires_at > $2 and u.status`,
    [hash, new Date()],
  );
  if (person?.type !== 4) await reply.code(403).send();
});

const team = `select t.id, t.team_no, t.name, t.image, t.school_name, t.city, t.age_level, t.status, t.payment_status, t.created_at,
  s.id as s_id, s.slug as s_slug, s.name as s_name, s.name_en as s_name_en,
  c.id as c_id, c.slug as c_slug, c.name as c_name, c.name_en as c_name_en, c.members_no,
  (select coalesce(json_agg(json_build_object('title', l.key, 'name', l.name, 'name_en', l.name_en, 'desc', l.description,
     'desc_en', l.description_en) order by l.position, l.key), '[]') from age_levels l where l.competition_id = c.id) as levels,
  r.id as r_id, r.name as r_name, r.name_en as r_name_en, u.id as u_id, u.name as u_name, u.picture
  from teams t join seasons s on s.id = t.season_id join competitions c on c.id = t.competition_id
  join regions r on r.id = t.region_id join users u on u.id = t.created_by`;

// biome-ignore lint/suspicious/noExplicitAny: rows are not typed here
const picture = (row: any) => (row.image === null ? null : `/files/pictures/${row.image}`);
// biome-ignore lint/suspicious/noExplicitAny: rows are not typed here
const shown = (row: any) => ({
  ...{ _id: row.id, name: row.name, image: picture(row) },
  season: { _id: row.s_id, slug: row.s_slug, name: row.s_name, name_en: row.s_name_en },
  competion: {
    ...{ _id: row.c_id, slug: row.c_slug, name: row.c_name, name_en: row.c_name_en, members_no: row.members_no },
    agelevel: row.levels,
  },
  ...{ schoolName: row.school_name, city: row.city, city_names: cityNames(row.city), team_no: row.team_no },
  ...{ ageLevel: row.age_level, region: { _id: row.r_id, en_name: row.r_name_en, ar_name: row.r_name } },
  ...{ status: row.status, payment_status: row.payment_status },
  user: { _id: row.u_id, name: row.u_name, picture: row.picture ?? 'avator.png' },
  created_at: row.created_at,
});

type Query = { page?: string; s?: string; competion_id?: string; agelevel?: string };

let total = { count: 0, until: 0 };
async function countTeams(): Promise<number> {
  if (Date.now() < total.until) return total.count;
  const [row] = await named('total', 'select count(*)::int as count from teams');
  total = { count: row.count, until: Date.now() + 10_000 };
  return total.count;
}

app.get<{ Querystring: Query }>('/api/admin/teams', async ({ query }) => {
  const page = Number(query.page ?? 1);
  const [word] = searchWords(query.s ?? '');
  const { rows, count } = word ? await search(word, page) : await list(page);
  const capped = count > MOST_COUNTED && word !== undefined;
  const totalItems = capped ? MOST_COUNTED : count;
  const paging = { currentPage: page, totalPages: Math.max(1, Math.ceil(totalItems / 10)), totalItems };
  return { success: true, teams: rows.map(shown), ...paging, moreThanTotal: capped };
});

async function list(page: number) {
  const rows = named(
    'list',
    `${team} where t.id in (select id from teams order by created_at desc, id desc limit 10 offset $1)
     order by t.created_at desc, t.id desc`,
    [(page - 1) * 10],
  );
  return { rows: await rows, count: await countTeams() };
}

/** A search for one word, in the same columns as the office's search. */
async function search(word: string, page: number) {
  // Planned each time, because the best plan depends on the word.
  const { rows: found } = await searching.query(
    `with hits as materialized (select id, created_at from teams
       where (search_letters(search_text || ' ' || people_text) like search_letters($1) and search_text || ' ' || people_text like $1)
         or city_key = any($2) limit ${MOST_COUNTED + 1})
     select (select count(*)::int from hits) as count,
       array(select id from hits order by created_at desc, id desc limit 10 offset $3) as ids`,
    [`%${word.replace(/[\\%_]/g, '\\$&')}%`, keysOfCitiesWith(word), (page - 1) * 10],
  );
  const rows = await named('teams', `${team} where t.id = any($1) order by t.created_at desc, t.id desc`, [
    found[0].ids,
  ]);
  return { rows, count: found[0].count };
}

app.get<{ Querystring: Query }>('/api/resultes', async ({ query }) => {
  const rows = await named(
    'results',
    `select r.id, r.season_id, r.competition_id, r.region_id, r.age_level, r.ranked, r.score,
       t.id as t_id, t.team_no, t.name, t.image, t.city, t.school_name, t.payment_status
     from results r join teams t on t.id = r.team_id join competitions c on c.id = r.competition_id join seasons s on s.id = r.season_id
     where r.competition_id = $1 and r.age_level = $2 and c.status and s.status
     order by r.ranked, r.score desc nulls last, t.team_no`,
    [query.competion_id, query.agelevel],
  );
  const results = rows.map((row) => ({
    ...{ _id: row.id, season: row.season_id, competion: row.competition_id, region: row.region_id },
    ...{ ageLevel: row.age_level, ranked: row.ranked, score: row.score },
    team: {
      ...{ _id: row.t_id, team_no: row.team_no, name: row.name, image: picture(row), city: row.city },
      ...{ city_names: cityNames(row.city), schoolName: row.school_name, payment_status: row.payment_status },
    },
  }));
  return { success: true, results };
});

await app.listen({ port: Number(process.env.PORT), host: 'localhost' });
process.once('SIGTERM', () => app.close().then(() => Promise.all([pool.end(), searching.end()])));
process.stdout.write('listening\n');
