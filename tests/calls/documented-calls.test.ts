import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { trainingCentres } from '#server/features/training-centres/table.ts';
import { accountsOf, type RoleName } from '#tests/support/accounts.ts';
import { announceResult, certifiableTeam } from '#tests/support/certificates.ts';
import { answersAsWritten, type Line } from '#tests/support/documented-lines.ts';
import { forumCategories, putTopic } from '#tests/support/forum.ts';
import { fullSheet } from '#tests/support/scores.ts';
import {
  multipart,
  openSeason,
  payAtGateway,
  picture,
  registerTeam,
  registrationForm,
  type TestSeason,
} from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

/**
 * Every line of the table of calls (public spec, section 7), in its order, sent as it is written there, with the
 * trailing slash where it has one. The answer must hold the fields that the line names, and be what the contract says.
 */
let portal: TestPortal;
let season: TestSeason;
/** A team that is not paid; an active one with an entity and a result; and what else the calls name. */
let known: Record<'unpaid' | 'active' | 'paid' | 'order' | 'topic' | 'category' | 'region' | 'me', string>;

const [coach = { membership_id: '', password: '', email: '' }] = accountsOf('coach');

beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
  const { _id: unpaid } = await registerTeam(portal, season);
  const { id: active } = await certifiableTeam(portal, season);
  await announceResult(portal, active, 3);
  const { _id: paid } = await registerTeam(portal, season);
  const started = await call('POST', '/api/teams/registration_checker', { team_id: paid });
  await payAtGateway(started.json.order.url);
  await call('POST', '/api/telr/', { team_id: paid });
  const { orders } = (await call('GET', `/api/teams/transections/?page=0&team_id=${paid}`)).json;
  const { user } = (await call('POST', '/api/getuser')).json;
  const [category = ''] = await forumCategories(portal);
  const topic = await putTopic(portal, { categoryId: category, userId: user._id });
  const [region] = (await call('GET', '/api/regions/')).json.regions;
  await portal.db.insert(trainingCentres).values(centreIn(region._id));
  known = { unpaid, active, paid, order: orders[0]._id, topic: topic.id, category, region: region._id, me: user._id };
});
afterAll(() => portal.close());

const centreIn = (regionId: string): typeof trainingCentres.$inferInsert => ({
  ...{ name: 'مركز', nameEn: 'Centre', address: 'الرياض', addressEn: 'Riyadh', phone: '+966500000000' },
  ...{ location: 'https://maps.example/centre', regionId },
});

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, body?: object, as: RoleName | null = 'coach') =>
  portal.call(method, url, { ...(as && { as }), ...(body && { body }) });
const get = (url: string) => call('GET', url);
const post = (url: string, body?: object) => call('POST', url, body);
const asGuest = (url: string, body: object) => call('POST', url, body, null);

async function upload(
  url: string,
  file: { name: string; type: string; bytes: Buffer },
  fields: Record<string, string>,
) {
  const { body, headers } = multipart(file, fields);
  return portal.call('POST', url, { as: 'coach', body, headers });
}

/** A token of STEB, for the calls that redeem one. */
const stebToken = () => portal.world.stebToken(coach);
const issue = (team: string) => post('/api/certificates/genrate/', { team, season: season.season.id });

const lines: Line[] = [
  ['POST /api/getuser', ['user'], () => post('/api/getuser')],
  [
    'GET /api/loginseason/?token={token}&type=FIRST',
    ['success', 'user.jwt', 'user.user.0'],
    async () => get(`/api/loginseason/?token=${encodeURIComponent(await stebToken())}&type=FIRST`),
  ],
  ['GET /api/settings/?site_name=FIRST', ['setting'], () => get('/api/settings/?site_name=FIRST')],
  [
    'POST /api/seasons/',
    ['success'],
    () => post('/api/seasons/', { type: 'team', team_id: known.unpaid, ref: 'R1', data: { order: 1 } }),
  ],
  ['GET /api/seasons/?team_id={id}', ['season'], () => get(`/api/seasons/?team_id=${known.unpaid}`)],
  [
    'DELETE /api/seasons/?id={id}',
    ['success'],
    async () => {
      const { season: record } = (await get(`/api/seasons/?team_id=${known.unpaid}`)).json;
      return call('DELETE', `/api/seasons/?id=${record._id}`);
    },
  ],
  ['GET /api/competions', ['competions'], () => get('/api/competions')],
  ['GET /api/competions?id={id}', ['competions'], () => get(`/api/competions?id=${season.paid.id}`)],
  ['GET /api/first-seasons?', ['wroseasons'], () => get('/api/first-seasons?')],
  ['GET /api/first-seasons?registration=true', ['wroseasons'], () => get('/api/first-seasons?registration=true')],
  ['GET /api/first-seasons?id={id}', ['wroseasons'], () => get(`/api/first-seasons?id=${season.season.id}`)],
  ['GET /api/faqs/?status=true', ['faqs'], () => get('/api/faqs/?status=true')],
  ['GET /api/gallery?status=true', ['gallery'], () => get('/api/gallery?status=true')],
  ['GET /api/gallery/?season={id}', ['gallery'], () => get(`/api/gallery/?season=${season.season.id}`)],
  ['GET /api/partners/?status=true', ['partners'], () => get('/api/partners/?status=true')],
  [
    'POST /api/steb',
    ['header authorization'],
    async () => asGuest('/api/steb', { data: { user: { name: 'x' }, token: await stebToken() } }),
  ],
  [
    'POST /api/adduser',
    ['header authorization'],
    () => {
      const { membership_id: national_id, password } = coach;
      return asGuest('/api/adduser', { national_id, loginType: 'national_id', password, type: 1 });
    },
  ],
  [
    'POST /api/uploads',
    ['status', 'message', 'filename'],
    async () =>
      upload('/api/uploads', { name: 'a.png', type: 'image/png', bytes: await picture() }, { team_name: 'Falcons' }),
  ],
  [
    'POST /api/teams/registration_checker',
    ['response.order.ref', 'response.order.url', 'response.team'],
    () => post('/api/teams/registration_checker', { team_id: known.unpaid }),
  ],
  [
    'POST /api/teams/registration',
    ['success'],
    async () => post('/api/teams/registration', { data: await registrationForm(portal, season) }),
  ],
  ['POST /api/telr/', ['payment.order.status.code'], () => post('/api/telr/', { team_id: known.unpaid })],
  [
    'POST /api/telr-payment-checker/',
    ['payment.order.status.code'],
    () => post('/api/telr-payment-checker/', { team_id: known.unpaid, status: 'auth' }),
  ],
  ['GET /api/teams/', ['teams'], () => get('/api/teams/')],
  ['GET /api/teams/?team_id={id}', ['team'], () => get(`/api/teams/?team_id=${known.active}`)],
  [
    'GET /api/teams/myteams/?page={n}&season={id or all}',
    ['teams', 'currentPage', 'totalPages'],
    () => get('/api/teams/myteams/?page=1&season=all'),
  ],
  [
    'GET /api/teams/achievments/?type=coach&limit=4',
    ['teams.0.resultes.ranked', 'teams.0.season.name'],
    () => get('/api/teams/achievments/?type=coach&limit=4'),
  ],
  [
    'POST /api/teams/entity/',
    ['team.entity'],
    () => post('/api/teams/entity/', { team_id: known.unpaid, entity: accountsOf('entity')[0]?.cr_number }),
  ],
  [
    'POST /api/teams/scores',
    ['success', 'msg', 'team'],
    () => {
      const file = { name: 'notes.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7\n%%EOF\n') };
      return upload('/api/teams/scores', file, { jsdata: JSON.stringify(fullSheet('FLLD', known.active)) });
    },
  ],
  [
    'GET /api/teams/transections/?page={n}&team_id={id}',
    ['orders.0', 'totalPages', 'currentPage'],
    () => get(`/api/teams/transections/?page=0&team_id=${known.paid}`),
  ],
  [
    'POST /api/teams/transections/genrate/',
    ['success', 'invoice_path'],
    () => {
      const { season: of, paid } = season;
      const ids = { team: known.paid, season: of.id, competion: paid.id, order_id: known.order };
      return post('/api/teams/transections/genrate/', ids);
    },
  ],
  [
    'Invoice download',
    ['success', 'invoice_path'],
    () => get(`/api/teams/transections/invoice?order_id=${known.order}`),
  ],
  [
    'POST /api/certificates/genrate/',
    ['success', 'cerfificate', 'cerfificate_path'],
    async () => {
      const { entity } = (await get(`/api/teams/?team_id=${known.active}`)).json.team;
      const body = { team: known.active, season: season.season.id, competion: season.free.id };
      return post('/api/certificates/genrate/', { ...body, entity: entity.crNumber });
    },
  ],
  [
    'POST /api/certificates/final/',
    ['success', 'cerfificate', 'cerfificate_path'],
    async () => {
      const { _id: cr_id, crt_serial } = (await issue(known.active)).json.cerfificate;
      return post('/api/certificates/final/', { team: known.active, cr_id, crt_serial });
    },
  ],
  [
    'GET /api/certificates/?page={n}&team_id={id}',
    ['certificates.0', 'certificatesq.0', 'totalPages', 'currentPage'],
    () => get(`/api/certificates/?page=1&team_id=${known.active}`),
  ],
  [
    'GET /api/trainings/?region_id={id}&training=training-center',
    ['trainings.0'],
    () => get(`/api/trainings/?region_id=${known.region}&training=training-center`),
  ],
  [
    'GET /api/resultes/?competion_id={id}&agelevel={title}',
    ['results.0'],
    () => get(`/api/resultes/?competion_id=${season.free.id}&agelevel=Junior`),
  ],
  ['GET /api/regions/', ['success', 'regions.0'], () => get('/api/regions/')],
  [
    'POST /api/contactus',
    ['success'],
    () => {
      const person = { name: 'Huda', email: 'huda@example.com', phone: '+966501234567' };
      return asGuest('/api/contactus', { ...person, message: 'When does it begin?', team_no: 'F25-0001' });
    },
  ],
  ['GET /api/community/categories', ['categories.0'], () => get('/api/community/categories')],
  [
    'GET /api/community/?page={n}&limit=10&sort_by=newest&category_by={id or none}',
    ['result.0', 'currentPage', 'totalPages'],
    () => get(`/api/community/?page=1&limit=10&sort_by=newest&category_by=${known.category}`),
  ],
  [
    'GET /api/community/?single=true&slug={slug}',
    ['result'],
    async () => {
      const { result } = (await get('/api/community/?page=1&limit=10&sort_by=newest&category_by=')).json;
      return get(`/api/community/?single=true&slug=${encodeURIComponent(result[0].slug)}`);
    },
  ],
  [
    'POST /api/community/comments',
    ['result'],
    () => {
      const counts = { likes: [], likes_count: 0, replies_count: 0, replies: [] };
      return post('/api/community/comments', {
        ...{ community_id: known.topic, user: known.me, body: 'We would like to know, too.', parent: null },
        ...counts,
      });
    },
  ],
  [
    'GET /api/community/comments?page&limit=5&post_id={id}',
    ['result.0', 'currentPage', 'totalItems'],
    () => get(`/api/community/comments?page=1&limit=5&post_id=${known.topic}`),
  ],
  ['POST /api/community/likes', ['success', 'newCommunity'], () => post('/api/community/likes', { id: known.topic })],
  ['GET /api/moe/administrators', ['moeTypes.0'], () => get('/api/moe/administrators')],
  [
    'GET /api/moe/competions/?season={id}',
    ['competions.0'],
    () => get(`/api/moe/competions/?season=${season.season.id}`),
  ],
  ['GET /api/moe/timeslots/', ['moeTime.0'], () => get('/api/moe/timeslots/')],
  [
    'POST /api/moe/registertration',
    ['success'],
    async () => {
      const [office] = (await get('/api/moe/administrators')).json.moeTypes;
      const row = { competion: season.paid.id, time_slot_1: 'morning', time_slot_2: 'evening' };
      return asGuest('/api/moe/registertration', {
        ...{ name: 'Huda', gender: 'female', email: 'huda@example.com', phone_number: '+966501234567' },
        ...{ school: 'Al-Rowad Schools', subject: 'Science', moeAdmin: office._id, training: Array(5).fill(row) },
      });
    },
  ],
];

test.each(lines)('%s', answersAsWritten);

test.each(languages)(
  'a call that fails says why in the header, in the language of the caller (%s)',
  async (language) => {
    const headers = { 'accept-language': language };
    const answer = await portal.call('POST', '/api/telr/', { as: 'coach', body: { team_id: known.me }, headers });
    expect(answer.status).toBe(404);
    expect(decodeURIComponent(String(answer.headers.e_message))).toBe(answer.json.msg);
  },
);
