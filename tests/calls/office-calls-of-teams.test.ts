import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import people from '#demo/people.json' with { type: 'json' };
import { accountsOf } from '#tests/support/accounts.ts';
import { announceResult, certifiableTeam } from '#tests/support/certificates.ts';
import { expectAsDocumented } from '#tests/support/documented-calls.ts';
import { formOf } from '#tests/support/forms.ts';
import { fullSheet } from '#tests/support/scores.ts';
import { openSeason, payAtGateway, picture, registerTeam, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

/**
 * The lines of the back-office's table of calls (its spec, section 7) about teams, results and transactions, in their order,
 * sent as written there by an administrator. The answer must hold the fields that the line names, and be what the contract
 * says. What each refuses, and that nothing changes then, stands in the tests beside their features.
 */
let portal: TestPortal;
let season: TestSeason;
let png: Blob;
let known: Record<'unpaid' | 'active' | 'paid' | 'order' | 'region', string>;

beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
  png = new Blob([new Uint8Array(await picture())], { type: 'image/png' });
  const { _id: unpaid } = await registerTeam(portal, season);
  const { id: active } = await certifiableTeam(portal, season);
  await announceResult(portal, active, 3);
  const { _id: paid } = await registerTeam(portal, season);
  const started = await post('/api/teams/registration_checker', { team_id: paid });
  await payAtGateway(started.json.order.url);
  await post('/api/telr/', { team_id: paid });
  const { orders } = (await get(`/api/teams/transections/?page=0&team_id=${paid}`)).json;
  known = { unpaid, active, paid, order: orders[0]._id, region: (await get('/api/regions/')).json.regions[0]._id };
});
afterAll(() => portal.close());
beforeEach(() => portal.database.pool.query('delete from rate_limits'));

type Answer = Awaited<ReturnType<TestPortal['call']>>;
const as = 'admin' as const;
const get = (url: string) => portal.call('GET', url, { as });
const post = (url: string, body: object) => portal.call('POST', url, { as, body });
const form = async (method: 'POST' | 'PUT', url: string, fields: Record<string, string | Blob>) =>
  portal.call(method, url, { as, ...(await formOf(fields)) });

const ofTeam = ['_id', 'name', 'team_no', 'competion.slug', 'season.name', 'created_at', 'user.name'];
const ofResult = ['_id', 'competion', 'team', 'ageLevel', 'season', 'region', 'ranked'];
const paging = ['currentPage', 'totalItems'];
const within = (key: string, fields: string[]) => fields.map((field) => `${key}.${field}`);
const members = async (id: string) => (await get(`/api/admin/teams/?id=${id}`)).json.team.members;

/** The form of a result of a team that has none. */
async function ofNewResult() {
  const { _id } = await registerTeam(portal, season, { competion_id: season.free.id });
  return {
    ...{ season_id: season.season.id, team_id: _id, competion_id: season.free.id, region_id: known.region },
    ...{ ageLevel: 'Junior', ranked: '4' },
  };
}

const lines: [line: string, fields: string[], send: () => Promise<Answer>][] = [
  [
    'GET /api/admin/teams/?page={n}&s={search}&per_page={n}',
    [...within('teams.0', ofTeam), ...paging],
    () => get('/api/admin/teams/?page=1&s=&per_page=25'),
  ],
  ...(['all', 'one'] as const).map((which): (typeof lines)[number] => [
    `GET /api/admin/teams/?download=true&competion_id={${which}}`,
    [...within('teams.0', ofTeam), 'comp_slug'],
    () => get(`/api/admin/teams/?download=true&competion_id=${which === 'all' ? which : season.paid.id}`),
  ]),
  [
    'GET /api/admin/teams/?id={id}&view_team=true',
    within('team', [...ofTeam, 'members.0.name', 'coaches.0.name', 'notes', 'competion.agelevel']),
    () => get(`/api/admin/teams/?id=${known.paid}&view_team=true`),
  ],
  ['GET /api/admin/teams/?id={id}', within('team', ofTeam), () => get(`/api/admin/teams/?id=${known.paid}`)],
  [
    'GET /api/admin/teams/?search=true&season={id}',
    within('teams.0', ['_id', 'name']),
    () => get(`/api/admin/teams/?search=true&season=${season.season.id}`),
  ],
  [
    'PUT /api/admin/teams/',
    ['success', ...within('team', ofTeam)],
    () =>
      form('PUT', '/api/admin/teams/', {
        ...{ id: known.paid, name: 'صقور نجد', schoolName: 'مدرسة الأمل', ageLevel: 'Junior', stage: 'المتوسطة' },
        ...{ payment_status: 'true', city: 'الرياض', competion: season.paid.id, notes: 'اتصل المدرب', file: png },
      }),
  ],
  [
    'PUT /api/admin/teams/ (replacement)',
    ['success', 'team.members.0'],
    async () => {
      const [{ _id }] = await members(known.paid);
      const member = JSON.stringify({ national_id: people.members.at(-1) });
      const replaced = { old_member_id: _id, member_id_update: 'true', member };
      return form('PUT', '/api/admin/teams/', { id: known.paid, steb_user_id: 'sent', ...replaced });
    },
  ],
  ['POST /api/telr/', ['payment.order.status.code'], () => post('/api/telr/', { team_id: known.paid })],
  [
    'POST /api/telr-payment-checker/',
    ['payment.order.status.code'],
    () => post('/api/telr-payment-checker/', { team_id: known.paid, status: 'auth' }),
  ],
  [
    'POST /api/teams/scores',
    ['success', 'msg', 'team'],
    () => form('POST', '/api/teams/scores', { jsdata: JSON.stringify(fullSheet('FLLD', known.active)), file: pdf() }),
  ],
  [
    'POST /api/teams/entity/',
    ['team.entity'],
    () => post('/api/teams/entity/', { team_id: known.unpaid, entity: accountsOf('entity')[0]?.cr_number }),
  ],
  ['GET /api/teams/?team_id={id}', ['team'], () => get(`/api/teams/?team_id=${known.active}`)],
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
      const { certificatesq } = (await get(`/api/certificates/?page=1&team_id=${known.active}`)).json;
      const [{ _id: cr_id, crt_serial }] = certificatesq;
      return post('/api/certificates/final/', { team: known.active, cr_id, crt_serial });
    },
  ],
  [
    'GET /api/certificates/?page={n}&team_id={id}',
    ['certificates.0', 'certificatesq.0', 'totalPages', 'currentPage'],
    () => get(`/api/certificates/?page=1&team_id=${known.active}`),
  ],
  [
    'Invoice download',
    ['success', 'invoice_path'],
    () => get(`/api/teams/transections/invoice?order_id=${known.order}`),
  ],

  [
    'GET /api/admin/results/?page&per_page',
    [...within('results.0', ofResult), ...paging],
    () => get('/api/admin/results/?page=1&per_page=10'),
  ],
  [
    'DELETE /api/admin/results/?id',
    ['success'],
    async () => {
      const { json } = await form('POST', '/api/admin/results/', await ofNewResult());
      return portal.call('DELETE', `/api/admin/results/?id=${json.result._id}`, { as });
    },
  ],
  [
    'POST /api/admin/results/',
    within('result', ofResult),
    async () => form('POST', '/api/admin/results/', await ofNewResult()),
  ],
  [
    'POST /api/admin/results/imports',
    ['success'],
    async () => {
      const { team_no } = await registerTeam(portal, season, { competion_id: season.free.id });
      return post('/api/admin/results/imports', { season_id: season.season.id, data: [{ team_no, ranked: 5 }] });
    },
  ],
  [
    'GET /api/admin/results/season/?search=true',
    ['seasons.0._id'],
    () => get('/api/admin/results/season/?search=true'),
  ],

  [
    'GET /api/admin/transections/?page={n}',
    within('orders.0', [
      ...['_id', 'items.user.name', 'items.user.email', 'items.user.national_id', 'items.team.team_no'],
      ...['items.team.name', 'items.schoolName', 'items.competion.name_en', 'order_type', 'currency', 'subtotal'],
      ...['total_amount', 'payment_method', 'payment_status', 'trx_reference', 'payment_data', 'created_at'],
    ]),
    () => get('/api/admin/transections/?page=1&state=paid'),
  ],
];

const pdf = () => new Blob(['%PDF-1.7\n%%EOF\n'], { type: 'application/pdf' });

test.each(lines)('%s answers as written', async (line, fields, send) => {
  const answer = await send();
  expectAsDocumented(line.replace(' (replacement)', ''), fields, answer);
  expect(answer.json.success ?? true).toBe(true);
});

test('GET /api/admin/users/?download=true answers users as a CSV file', async () => {
  const { status, headers, text } = await get('/api/admin/users/?download=true');
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(text).toContain(accountsOf('coach')[0]?.email);
});
