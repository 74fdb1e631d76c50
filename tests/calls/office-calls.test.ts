import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import people from '#demo/people.json' with { type: 'json' };
import { accountsOf } from '#tests/support/accounts.ts';
import { allEndpoints } from '#tests/support/all-endpoints.ts';
import { answersAsWritten, declaredFor, type Line } from '#tests/support/documented-lines.ts';
import { expectNone } from '#tests/support/expect-none.ts';
import { formOf } from '#tests/support/forms.ts';
import { openSeason, picture, registerTeam, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

/**
 * The calls of the back-office (back-office spec, section 7), in its order, sent by an administrator as they are written
 * there. Whoever builds one of `notBuilt` moves its line up.
 */
let portal: TestPortal;
let season: TestSeason;
let region: string;
let teamNo: string;
/** The ids of what the lines add, by what it is. */
const added: Record<string, string> = {};

beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
  teamNo = (await registerTeam(portal, season)).team_no;
  await registerTeam(portal, season, { members: people.members.slice(2, 4) });
  region = (await portal.call('GET', '/api/regions')).json.regions[0]._id;
  const training = { competion: season.paid.id, time_slot_1: 'morning', time_slot_2: 'evening' };
  await portal.call('POST', '/api/moe/registertration', {
    body: {
      ...{ name: 'هدى', gender: 'female', email: 'huda@example.com', phone_number: '0501234567', school: 'مدرسة' },
      ...{ subject: 'علوم', moeAdmin: 'riyadh', training: Array(5).fill(training) },
    },
  });
});
afterAll(() => portal.close());

type Fields = Record<string, string | Blob>;
const get = (url: string) => portal.call('GET', url, { as: 'admin' });
const remove = (url: string) => portal.call('DELETE', url, { as: 'admin' });
const send = async (method: 'POST' | 'PUT', url: string, fields: Fields) =>
  portal.call(method, url, { as: 'admin', ...(await formOf(fields)) });

/** Sends what adds a record, and keeps its id. */
async function add(what: string, url: string, fields: Fields) {
  const answer = await send('POST', url, fields);
  added[what] = answer.json[what]?._id;
  return answer;
}

const image = async () => new Blob([new Uint8Array(await picture())], { type: 'image/png' });
const pdf = () => new Blob(['%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'], { type: 'application/pdf' });

/** The result of a team, by its number. */
async function result(number: string): Promise<Fields> {
  const [team] = (await get(`/api/admin/teams/?s=${number}`)).json.teams;
  const of = { season_id: team.season._id, team_id: team._id, competion_id: team.competion._id };
  return { ...of, region_id: region, ageLevel: 'Junior', ranked: '2', score: '90' };
}
const someTeam = async () => (await get(`/api/admin/teams/?s=${teamNo}`)).json.teams[0]._id as string;
const results = '/api/admin/results/';

const names = { name: 'اسم', name_en: 'Name' };
const texts = { description: 'وصف', description_en: 'Description' };
const contact = { name: 'نورة', email: 'noura@school.example', phone: '0500000001', message: 'متى؟' };
const canned = { ...names, text: 'نص', text_en: 'Text' };
const competition = async () => ({
  ...{ ...names, ...texts, season: season.season.id, logo: await image(), banner: await image(), video: '' },
  ...{ coaches_no: '2', members_no: '5', paid: 'true', price: '350', currency: 'SAR', agelevel: '["Junior"]' },
  ...{ hardware: 'عتاد', software: 'برمجيات', team_info: 'فرق', team_info_en: 'Teams', theme: 'موضوع' },
});
const competitions = '/api/admin/competions/';
const files = '/api/admin/files/';
const profile = '/api/admin/profile';
const seasons = '/api/admin/seasons/';
const blocks = { title_1: 'أولى', desc_1: 'وصف', title_2: '', desc_2: '', title_3: '', desc_3: '' };
const centre = () => ({ ...names, address: 'الرياض', address_en: 'Riyadh', phone: '0112345678', location: '', region });
const centres = '/api/admin/tranings/';
const settings = '/api/admin/settings/';
const talents = '/api/admin/moe/';
const log = '/api/admin/log/';
const someLine = async () => (await get(log)).json.entries[0]._id;
const someTalent = async () => (await get(talents)).json.moeTalents[0]._id;
/** The form of a person; on a change the password may be empty. */
const person = async (number: number, password = 'A-new-password-1') => ({
  ...{ name: `شخص ${number}`, email: `person${number}@example.com`, phone_number: `050000123${number}` },
  ...{ national_id: `100009990${number}`, nationality: 'SA', dob: '2014-05-06', gender: 'Female' },
  ...{ subscription: 'true', password, c_password: password, logo: await image() },
});

const lines: Line[] = [
  [
    `POST ${competitions}`,
    ['success', 'competion.slug'],
    async () => add('competion', competitions, await competition()),
  ],
  [`GET ${competitions}?page={n}`, ['competions.0', 'currentPage', 'totalItems'], () => get(`${competitions}?page=1`)],
  [`GET ${competitions}?id={id}`, ['competion'], () => get(`${competitions}?id=${added.competion}`)],
  [`GET ${competitions}?all_active=true`, ['competions.0'], () => get(`${competitions}?all_active=true`)],
  ...(['status', 'registration'] as const).map(
    (name): Line => [
      `GET ${competitions}?id={id}&name=${name}&status={bool}`,
      ['success'],
      () => get(`${competitions}?id=${added.competion}&name=${name}&status=true`),
    ],
  ),
  [
    `GET ${competitions}?id={id}&update_index={n}`,
    ['success'],
    () => get(`${competitions}?id=${added.competion}&update_index=1`),
  ],
  [
    `PUT ${competitions}`,
    ['success', 'competion'],
    async () => {
      const season_old = season.season.id;
      return send('PUT', competitions, {
        ...(await competition()),
        season_old,
        id: added.competion ?? '',
        slug: 'next',
      });
    },
  ],
  [`GET ${seasons}?search=true`, ['seasons.0'], () => get(`${seasons}?search=true`)],

  [
    `POST ${files}`,
    ['success', 'file'],
    () => {
      const competion_id = season.paid.id;
      return add('file', files, { ...names, ...texts, competion_id, file: pdf(), file_en: pdf() });
    },
  ],
  [`GET ${files}?id={id}`, ['files.0'], () => get(`${files}?id=${season.paid.id}`)],
  [
    `PUT ${files}`,
    ['success', 'file'],
    () => send('PUT', files, { ...names, ...texts, file_id: added.file ?? '', file: pdf() }),
  ],
  [`DELETE ${files}?id={id}`, ['success'], () => remove(`${files}?id=${added.file}`)],
  [`DELETE ${competitions}?id={id}`, ['success'], () => remove(`${competitions}?id=${added.competion}`)],

  [
    'GET /api/admin/teams/?page={n}&s={search}&per_page={n}',
    ['teams.0', 'currentPage', 'totalItems'],
    () => get('/api/admin/teams/?page=1&s=&per_page=10'),
  ],
  ['GET /api/admin/teams/?id={id}', ['team.coaches.0'], async () => get(`/api/admin/teams/?id=${await someTeam()}`)],
  [
    'GET /api/admin/teams/?id={id}&view_team=true',
    ['team.members.0', 'team.notes'],
    async () => get(`/api/admin/teams/?id=${await someTeam()}&view_team=true`),
  ],
  [
    'PUT /api/admin/teams/',
    ['success', 'msg', 'team'],
    async () => {
      const id = await someTeam();
      const fields = { name: 'Najd Hawks', schoolName: 'Palm Grove', ageLevel: 'Junior', stage: 'High', city: 'Abha' };
      const rest = { payment_status: 'false', competion: season.paid.id, notes: 'Called', file: await image() };
      return send('PUT', '/api/admin/teams/', { id, ...fields, ...rest });
    },
  ],
  [
    'PUT /api/admin/teams/',
    ['success', 'msg', 'team'],
    async () => {
      const id = await someTeam();
      const { members } = (await get(`/api/admin/teams/?id=${id}`)).json.team;
      const member = JSON.stringify({ national_id: people.members[5], steb_user_id: 'any' });
      const place = { steb_user_id: members[0].steb_user_id, old_member_id: members[0]._id, member_id_update: 'true' };
      return send('PUT', '/api/admin/teams/', { id, ...place, member });
    },
  ],

  [
    `POST ${seasons}`,
    ['success', 'msg', 'season'],
    async () =>
      add('season', seasons, { ...names, slug: 'next-2026', logo: await image(), ...blocks, image_1: await image() }),
  ],
  [`GET ${seasons}?page={n}`, ['seasons.0'], () => get(`${seasons}?page=1`)],
  [`GET ${seasons}?id={id}`, ['season'], () => get(`${seasons}?id=${added.season}`)],
  ...(['status', 'registration'] as const).map(
    (name): Line => [
      `GET ${seasons}?id={id}&${name}={bool}`,
      ['success'],
      () => get(`${seasons}?id=${added.season}&${name}=true`),
    ],
  ),
  [
    `PUT ${seasons}`,
    ['success', 'msg', 'season'],
    () => {
      const template_html = '<p>يبدأ في أكتوبر</p>';
      return send('PUT', seasons, { ...names, id: added.season ?? '', slug: 'next-2026', ...blocks, template_html });
    },
  ],

  [`POST /api/admin/faqs/`, ['success', 'faq'], () => add('faq', '/api/admin/faqs/', { ...names, ...texts })],
  [`GET /api/admin/faqs/?page={n}`, ['faqs.0'], () => get('/api/admin/faqs/?page=1')],
  [`GET /api/admin/faqs/?id={id}`, ['faq'], () => get(`/api/admin/faqs/?id=${added.faq}`)],
  [
    `GET /api/admin/faqs/?id={id}&status={bool}`,
    ['success'],
    () => get(`/api/admin/faqs/?id=${added.faq}&status=false`),
  ],
  [
    `PUT /api/admin/faqs/`,
    ['success', 'faq'],
    () => send('PUT', '/api/admin/faqs/', { ...names, ...texts, id: added.faq ?? '' }),
  ],
  [`DELETE /api/admin/faqs/?id={id}`, ['success'], () => remove(`/api/admin/faqs/?id=${added.faq}`)],

  [
    `POST /api/admin/partners/`,
    ['success', 'partner'],
    async () => add('partner', '/api/admin/partners/', { file: await image() }),
  ],
  [`GET /api/admin/partners/?page={n}`, ['partners.0'], () => get('/api/admin/partners/?page=1')],
  [`GET /api/admin/partners/?id={id}`, ['partner'], () => get(`/api/admin/partners/?id=${added.partner}`)],
  [
    `GET /api/admin/partners/?id={id}&status={bool}`,
    ['success'],
    () => get(`/api/admin/partners/?id=${added.partner}&status=false`),
  ],
  [
    `PUT /api/admin/partners/`,
    ['success', 'partner'],
    async () => send('PUT', '/api/admin/partners/', { id: added.partner ?? '', file: await image() }),
  ],
  [`DELETE /api/admin/partners/?id={id}`, ['success'], () => remove(`/api/admin/partners/?id=${added.partner}`)],

  [
    `POST /api/admin/gallery/`,
    ['success', 'gallery'],
    async () => {
      const of = { competion: season.paid.id, season: season.season.id };
      return add('gallery', '/api/admin/gallery/', { ...names, ...of, file: await image() });
    },
  ],
  [`GET /api/admin/gallery/?page={n}`, ['galleries.0'], () => get('/api/admin/gallery/?page=1')],
  [`GET /api/admin/gallery/?id={id}`, ['gallery'], () => get(`/api/admin/gallery/?id=${added.gallery}`)],
  [
    `GET /api/admin/gallery/?id={id}&status={bool}`,
    ['success'],
    () => get(`/api/admin/gallery/?id=${added.gallery}&status=false`),
  ],
  [
    `PUT /api/admin/gallery/`,
    ['success', 'gallery'],
    async () => {
      const of = { competion: season.paid.id, season: season.season.id, id: added.gallery ?? '' };
      return send('PUT', '/api/admin/gallery/', { ...names, ...of, file: await image() });
    },
  ],
  [`DELETE /api/admin/gallery/?id={id}`, ['success'], () => remove(`/api/admin/gallery/?id=${added.gallery}`)],

  [`POST ${results}`, ['success', 'result.team.team_no'], async () => add('result', results, await result('F25-0001'))],
  [
    `GET ${results}?page&per_page`,
    ['results.0.ranked', 'currentPage', 'totalItems'],
    () => get(`${results}?page=1&per_page=500`),
  ],
  [`GET ${results}?id={id}`, ['result.competion'], () => get(`${results}?id=${added.result}`)],
  [
    `PUT ${results}`,
    ['success', 'result'],
    async () => send('PUT', results, { ...(await result('F25-0001')), id: added.result ?? '' }),
  ],
  [
    `GET ${results}season/?search=true`,
    ['seasons.0.name_en', 'seasons.0.competions'],
    () => get(`${results}season/?search=true`),
  ],
  [`DELETE ${results}?id`, ['success'], () => remove(`${results}?id=${added.result}`)],

  [
    'POST /api/admin/users/',
    ['success', 'msg', 'user.steb_user_id'],
    async () => add('user', '/api/admin/users/', { ...(await person(1)), type: '1' }),
  ],
  [
    'GET /api/admin/users/?page&s&per_page',
    ['users.0.national_id', 'currentPage', 'totalItems'],
    () => get('/api/admin/users/?page=1&s=&per_page=1000'),
  ],
  ['GET /api/admin/users/?id={id}', ['user.picture'], () => get(`/api/admin/users/?id=${added.user}`)],
  [
    'PUT /api/admin/users/',
    ['success', 'msg'],
    async () => {
      const { user } = (await get(`/api/admin/users/?id=${added.user}`)).json;
      return portal.call('PUT', '/api/admin/users/', { as: 'admin', body: { ...user, id: user._id, name: 'Renamed' } });
    },
  ],
  [
    'POST /api/admin/members/',
    ['success', 'msg', 'member'],
    async () => add('member', '/api/admin/members/', await person(2)),
  ],
  [
    'GET /api/admin/members/?page={n}',
    ['members.0.guardian_name', 'currentPage', 'totalItems'],
    () => get('/api/admin/members/?page=1'),
  ],
  ['GET /api/admin/members/?id={id}', ['member'], () => get(`/api/admin/members/?id=${added.member}`)],
  [
    'PUT /api/admin/members/',
    ['success', 'msg'],
    async () => {
      const guardian = { guardian_name: 'نورة', guardian_phone: '0500000009' };
      return send('PUT', '/api/admin/members/', { ...(await person(2, '')), ...guardian, id: added.member ?? '' });
    },
  ],
  [
    'POST /api/admin/admins/',
    ['success', 'user'],
    async () => {
      const answer = await send('POST', '/api/admin/admins/', { ...(await person(3)), type: '5' });
      added.admin = answer.json.user?._id;
      return answer;
    },
  ],
  [
    'GET /api/admin/admins/?page={n}',
    ['users.0.isAdmin', 'currentPage', 'totalItems'],
    () => get('/api/admin/admins/?page=1'),
  ],
  [
    'GET /api/admin/admins/?id={id}&status={bool}',
    ['success'],
    () => get(`/api/admin/admins/?id=${added.admin}&status=false`),
  ],
  [
    'PUT /api/admin/admins',
    ['success'],
    async () => send('PUT', '/api/admin/admins', { ...(await person(3, '')), id: added.admin ?? '' }),
  ],

  [
    'GET /api/admin/contactus/?page={n}',
    ['contacts.0.reply', 'contacts.0.team_no', 'currentPage', 'totalItems'],
    async () => {
      await portal.call('POST', '/api/contactus', { body: contact });
      const answer = await get('/api/admin/contactus/?page=1');
      added.contact = answer.json.contacts[0]?._id;
      return answer;
    },
  ],
  [
    'POST /api/admin/contactus/',
    ['success', 'message'],
    () => send('POST', '/api/admin/contactus/', { to_email: contact.email, message: 'أهلًا', id: added.contact ?? '' }),
  ],

  [
    'POST /api/admin/results/imports',
    ['success', 'msg', 'import.added'],
    () => {
      const body = { season_id: season.season.id, data: [{ team_no: teamNo, ranked: 1 }] };
      return portal.call('POST', '/api/admin/results/imports', { as: 'admin', body });
    },
  ],

  [`POST ${centres}`, ['success', 'training.phone'], () => add('training', centres, centre())],
  [`GET ${centres}?page={n}`, ['trainings.0'], () => get(`${centres}?page=1`)],
  [`GET ${centres}?id={id}`, ['training'], () => get(`${centres}?id=${added.training}`)],
  [`PUT ${centres}`, ['success', 'training'], () => send('PUT', centres, { ...centre(), id: added.training ?? '' })],
  [`DELETE ${centres}?id={id}`, ['success'], () => remove(`${centres}?id=${added.training}`)],

  [`GET ${settings}?site_name=FIRST`, ['setting'], () => get(`${settings}?site_name=FIRST`)],
  [
    `PUT ${settings}`,
    ['success', 'setting'],
    async () => {
      const { _id: id } = (await get(settings)).json.setting;
      const policy = { privacy: '<p>خصوصية</p>', privacy_en: '<p>Privacy</p>' };
      const terms = { tearm_condition: '<p>شروط</p>', tearm_condition_en: '<p>Terms</p>' };
      return send('PUT', settings, { id, site_copy_right: '© 2026', ...policy, ...terms });
    },
  ],

  [`GET ${talents}?page={n}`, ['moeTalents.0.training.4.time_slot_2'], () => get(`${talents}?page=1`)],
  [`GET ${talents}?id={id}`, ['moeTalent.moeAdmin'], async () => get(`${talents}?id=${await someTalent()}`)],
  [`GET ${talents}?download=true`, ['moeTalents.0.created_at'], () => get(`${talents}?download=true`)],
  [
    `GET ${talents}?id={id}&status={bool}`,
    ['success'],
    async () => get(`${talents}?id=${await someTalent()}&status=false`),
  ],

  // Additions of ours, by all that was changed above.
  [`GET ${log}?page={n}`, ['entries.0.by', 'entries.0.kind', 'totalItems'], () => get(`${log}?page=1&per_page=100`)],
  [
    `GET ${log}?id={id}`,
    ['entry.before', 'entry.after', 'entry.names'],
    async () => get(`${log}?id=${await someLine()}`),
  ],
  [`GET ${log}people/`, ['people.0.name'], () => get(`${log}people/`)],
  // The specification names the page and no call of it (section 2); the last one changes the password of whoever asks.
  [`GET ${profile}`, ['user.email', 'sessions.0.current', 'created_at', 'signed_in_at'], () => get(profile)],
  [
    `PUT ${profile}`,
    ['success', 'user.picture'],
    async () => {
      const { _id: id } = (await get(profile)).json.user;
      return send('PUT', profile, { id, phone_number: '0500000003', logo: await image() });
    },
  ],
  [
    `POST ${profile}/sessions/end`,
    ['success'],
    async () => {
      const [{ membership_id: national_id = '', password = '' } = {}] = accountsOf('admin');
      await portal.call('POST', '/api/adduser', { body: { national_id, password } });
      const body = { id: (await get(profile)).json.sessions[1]._id };
      return portal.call('POST', `${profile}/sessions/end`, { as: 'admin', body });
    },
  ],
  [
    `POST ${profile}/sessions/end-others`,
    ['success'],
    () => portal.call('POST', `${profile}/sessions/end-others`, { as: 'admin' }),
  ],
  [
    `POST ${profile}/password`,
    ['success'],
    () => {
      const [{ password: current_password = '' } = {}] = accountsOf('admin');
      const body = { current_password, password: 'Another-one-7', c_password: 'Another-one-7' };
      return portal.call('POST', `${profile}/password`, { as: 'admin', body });
    },
  ],
];

describe('a call of the back-office answers as it is written', () => {
  test.each(lines)('%s', answersAsWritten);
});

const notBuilt = ['GET /api/admin/transections/?page={n}'];

test.each(notBuilt)('%s is not there yet, and has its line above once it is', (line) => {
  expect(declaredFor(line)).toEqual([]);
});

/** Records that are added and changed, each with its log; of the settings there is one. */
const isEdited = (path: string) =>
  allEndpoints().some((call) => call.method === 'POST' && call.path === path && path.startsWith('/api/admin/')) &&
  allEndpoints().some((call) => call.path === `${path}/history`);

/** What a change must name, of a record that has more. */
const leastOf: Record<string, (id: string) => Promise<Fields>> = {
  competions: async (id) => {
    const { name, name_en, description, description_en } = { ...names, ...texts };
    const people = { coaches_no: '2', members_no: '5', paid: 'false', agelevel: '["Junior"]' };
    return { id, name, name_en, description, description_en, season: season.season.id, ...people };
  },
  files: async (id) => ({ ...names, ...texts, file_id: id, file: pdf() }),
  seasons: async (id) => ({ ...names, id, slug: 'kept-2027' }),
  results: async (id) => {
    const { score: _, ...least } = await result('F25-0002');
    return { id, ...least };
  },
  faqs: async (id) => ({ ...names, ...texts, id }),
  'community/categories': async (id) => ({ id, name: 'قسم', name_en: 'Section' }),
  'contactus/canned': async (id) => ({ ...canned, id }),
  partners: async (id) => ({ id, file: await image() }),
  gallery: async (id) => ({ ...names, id, season: season.season.id, file: await image() }),
  tranings: async (id) => ({ ...names, id, address: 'الرياض', address_en: 'Riyadh', region }),
  users: async (id) => leastOfPerson(4, id),
  members: async (id) => leastOfPerson(5, id),
  admins: async (id) => leastOfPerson(6, id),
};

async function leastOfPerson(number: number, id: string): Promise<Fields> {
  const { name, email, phone_number, national_id, nationality } = await person(number);
  return { id, name, email, phone_number, national_id, nationality };
}

describe('what a change does not name stays as it is', () => {
  const whole: Record<string, () => Promise<Fields>> = {
    competions: async () => ({
      ...{ ...(await competition()), paid: 'false', price: '120', slug: 'kept', video: 'https://video.example/1' },
      ...{ hardware_en: 'Hardware', software_en: 'Software', qualification_info: 'تأهل', theme_en: 'Theme' },
      ...{ qualification_info_en: 'Qualification', main_mission: 'مهمة', main_mission_en: 'Mission' },
    }),
    files: async () => ({ ...names, ...texts, competion_id: season.paid.id, file: pdf(), file_en: pdf() }),
    seasons: async () => ({
      ...{ ...names, ...texts, slug: 'kept-2027', title: 'عنوان', title_en: 'Title', logo: await image() },
      ...{ ...blocks, image_1: await image(), image: await image(), template_html: '<p>أ</p>' },
      ...{ template_html_en: '<p>a</p>', general_rules: '<p>ق</p>', general_rules_en: '<p>r</p>' },
    }),
    results: () => result('F25-0002'),
    faqs: async () => ({ ...names, ...texts }),
    'community/categories': async () => ({ name: 'قسم', name_en: 'Section' }),
    'contactus/canned': async () => canned,
    partners: async () => ({ ...names, file: await image(), link: 'https://partner.example/' }),
    gallery: async () => ({ ...names, season: season.season.id, competion: season.paid.id, file: await image() }),
    tranings: async () => ({ ...centre(), location: 'https://maps.example/centre' }),
    users: async () => ({ ...(await person(4)), type: '1' }),
    members: async () => ({ ...(await person(5)), guardian_name: 'نورة', guardian_phone: '0500000009' }),
    admins: async () => ({ ...(await person(6)), type: '5' }),
  };

  test('every resource is tried', () => {
    const resources = allEndpoints().filter(({ method, path }) => method === 'PUT' && isEdited(path));
    expectNone(
      resources
        .map(({ path }) => path.slice('/api/admin/'.length))
        .filter((path) => !(path in leastOf && path in whole))
        .map(
          (path) =>
            `/api/admin/${path}: add "${path}" to "leastOf" (what a change must name) and to "whole" (every field of the input, filled) of tests/calls/office-calls.test.ts.`,
        ),
    );
  });

  test.each(Object.keys(leastOf))('in /api/admin/%s', async (path) => {
    const url = `/api/admin/${path}/`;
    const recordOf = ({ json }: { json: Record<string, { _id?: string }> }) =>
      Object.values(json).find((value) => value?._id) as Record<string, unknown> & { _id: string };
    const created = await send('POST', url, (await whole[path]?.()) ?? {});
    expect([created.status, created.text]).toEqual([200, created.text]);
    const before = recordOf(created);
    // Why somebody is blocked is no field of a form.
    const empty = Object.keys(before).filter((name) => before[name] === '' && name !== 'status_reason');
    expectNone(
      empty.map(
        (name) =>
          `"${name}" is empty in what POST ${url} answers, and nothing proves that a change without it keeps it: write it into "whole.${path}" of tests/calls/office-calls.test.ts. If it is there, its feature's office.ts forgets it in valuesOf or in present.`,
      ),
    );
    const changed = await send('PUT', url, (await leastOf[path]?.(before._id)) ?? {});
    expect(changed.status).toBe(200);
    // A document or a picture that must be sent is another one now.
    const own = ({ file_path, revision, updated_at, ...rest }: Record<string, unknown>) => rest;
    expect(own(recordOf(changed))).toEqual(own(before));
  });
});
