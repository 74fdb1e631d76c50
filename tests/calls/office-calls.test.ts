import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectAsDocumented } from '#tests/support/documented-calls.ts';
import { formOf } from '#tests/support/forms.ts';
import type { Caller } from '#tests/support/known-values.ts';
import { UNKNOWN_ID } from '#tests/support/office-records.ts';
import { allContent } from '#tests/support/rates.ts';
import { openSeason, picture, registerTeam, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

/**
 * Every line of the back-office’s table of calls (its spec, section 7) about contents and talents, in its order, sent as it is written
 * there: method, address with its slash, keys of the query or of the form. The answer must hold the fields that the line
 * names, and be what the contract says. Then the same call as it must be refused, which leaves every row as it was.
 */
let portal: TestPortal;
let season: TestSeason;
let regionId: string;
let png: Blob;

const strangers = ['student', 'coach', 'entity', 'sub_admin'] as const satisfies Caller[];

beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
  // With a team: its season and its competition cannot be deleted.
  await registerTeam(portal, season);
  regionId = (await portal.call('GET', '/api/regions')).json.regions[0]._id;
  png = new Blob([new Uint8Array(await picture())], { type: 'image/png' });
  for (const role of [...strangers, 'admin'] as const) await portal.tokenOf(role);
});
afterAll(() => portal.close());
beforeEach(() => portal.database.pool.query('delete from rate_limits'));

const pdf = () => new Blob(['%PDF-1.7 the rules\n%%EOF'], { type: 'application/pdf' });
const svg = () => new Blob(['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'], { type: 'image/png' });

type Fields = Record<string, string | Blob>;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** What a call sends: the keys of its query, or its form. */
type Sent = { query?: Record<string, string>; form?: Fields };

async function send(line: string, { query, form }: Sent, caller: Caller = 'admin') {
  const [method, path = ''] = line.split('?')[0]?.split(' ') ?? [];
  const url = query ? `${path}?${new URLSearchParams(query)}` : path;
  return portal.call(method as Method, url, {
    ...(caller !== 'guest' && { as: caller }),
    ...(form && (await formOf(form))),
  });
}

const names = { name: 'أولمبياد الروبوت', name_en: 'Robot Olympiad' };
const descriptions = { description: '<p>وصف</p>', description_en: '<p>About it</p>' };
let last = 0;
/** No two records share an address. */
const newSlug = () => {
  last += 1;
  return `of-calls-${last}`;
};

/** Nobody whom the registry knows. */
function person(): Fields {
  last += 1;
  return {
    ...{
      logo: png,
      name: 'نوف الحربي',
      email: `of-calls-${last}@example.com`,
      national_id: String(1_000_080_000 + last),
    },
    ...{ phone_number: '+966500001234', nationality: 'SA', dob: '2014-05-06', gender: 'Female', status: 'true' },
    ...{ subscription: 'true', password: 'A-new-password-1', c_password: 'A-new-password-1' },
  };
}

/** The forms of the specification, by resource; nothing of our own pages is in them. */
const forms = {
  competions: (): Fields => ({
    ...{ season: season.season.id, slug: newSlug(), ...names, ...descriptions, logo: png, banner: png },
    ...{ members_no: '4', coaches_no: '2', agelevel: JSON.stringify(['Junior', 'Senior']), video: '' },
    ...{ price: '350', paid: 'true', currency: 'SAR', status: 'true', registration: 'true' },
    ...{ hardware: 'عتاد', hardware_en: 'Hardware', software: 'برنامج', software_en: 'Software' },
    ...{ team_info: 'الفريق', team_info_en: 'The team', theme: 'الموضوع', theme_en: 'The theme' },
    ...{ qualification_info: 'التأهل', qualification_info_en: 'Qualifying' },
    ...{ main_mission: 'المهمة', main_mission_en: 'The mission' },
  }),
  files: (): Fields => ({
    ...{ file: pdf(), file_en: pdf(), competion_id: season.paid.id, ...names },
    ...{ description: 'ما يلزم', description_en: 'What is needed' },
  }),
  seasons: (): Fields => ({
    ...{ slug: newSlug(), ...names, title: 'غوص', title_en: 'Submerged', ...descriptions, logo: png },
    ...{ title_1: 'أ', title_2: 'ب', title_3: 'ج', desc_1: 'نص', desc_2: 'نص', desc_3: 'نص' },
    ...{ image_1: png, image_2: png, image_3: png, template_html: '<p>س</p>' },
  }),
  faqs: (): Fields => ({ ...names, ...descriptions }),
  partners: (): Fields => ({ file: png }),
  gallery: (): Fields => ({ file: png, competion: season.paid.id, season: season.season.id, ...names }),
  tranings: (): Fields => ({
    ...{ ...names, address: 'شارع العليا', address_en: 'Olaya Street', phone: '+966112345678' },
    ...{ location: 'https://maps.example/house', region: regionId },
  }),
  users: person,
  members: person,
  admins: person,
  settings: (): Fields => ({
    ...{ site_copy_right: '© 2026', privacy: '<p>خصوصية</p>', privacy_en: '<p>Privacy</p>' },
    ...{ tearm_condition: '<p>شروط</p>', tearm_condition_en: '<p>Terms</p>' },
  }),
} as const;
type Resource = Exclude<keyof typeof forms, 'settings'>;

/** The key of one record in answers. */
const oneOf = {
  ...{ competions: 'competion', files: 'file', seasons: 'season', faqs: 'faq' },
  ...{ partners: 'partner', gallery: 'gallery', tranings: 'training' },
  ...{ users: 'user', members: 'member', admins: 'user' },
} as const;

/** Adds a record by the call of the specification; returns its id. */
async function added(resource: Resource): Promise<string> {
  const { json, text } = await send(`POST /api/admin/${resource}/`, { form: forms[resource]() });
  const record = json?.[oneOf[resource]];
  if (!record) throw new Error(`no ${resource}: ${text}`);
  return record._id;
}

/** Registers a talent, as visitors do; returns its id. */
async function registered(): Promise<string> {
  const training = { competion: season.paid.id, time_slot_1: 'morning', time_slot_2: 'evening' };
  await portal.call('POST', '/api/moe/registertration', {
    body: {
      ...{ name: 'هند الشهري', gender: 'female', email: 'hind@school.example', phone_number: '+966501234567' },
      ...{ school: 'مدرسة الرواد', subject: 'علوم', moeAdmin: 'al-ahsa', training: Array(5).fill(training) },
    },
  });
  return (await portal.call('GET', '/api/admin/moe', { as: 'admin' })).json.moeTalents[0]._id;
}

/** Changes what is sent so that it must be refused; `undefined` takes a key out. */
type Change = Record<string, string | Blob | (() => string) | undefined>;
type Refused = [what: string, change: Change, answer: [status: number, code: string, fields?: string[]]];
type Line = {
  line: string;
  /** The fields of the answer that the line names, and `success`. */
  answers: string[];
  sent: () => Sent | Promise<Sent>;
  refused?: Refused[];
  /** It answers the records of another one, which may have none: an id that nobody has is no mistake. */
  isList?: true;
  /** Who may make the call beside an administrator. */
  also?: Caller[];
};

const notSent = (...keys: string[]): Refused[] =>
  keys.map((key) => [`no ${key}`, { [key]: undefined }, [422, 'admin_fields_empty', [key]]]);
const lacks = (...keys: string[]): Refused[] => [
  ...notSent(...keys),
  ...keys.map((key): Refused => [`an empty ${key}`, { [key]: '' }, [422, 'admin_fields_empty', [key]]]),
];
const wrong = (what: string, change: Change, ...fields: string[]): Refused => [
  what,
  change,
  [422, 'invalid_fields', fields.length > 0 ? fields : Object.keys(change)],
];
const stale: Refused = [
  'somebody else’s newer version',
  { revision: '99', name_en: 'Mine' },
  [409, 'changed_meanwhile'],
];
const staleDelete: Refused = ['somebody else’s newer version', { revision: '99' }, [409, 'changed_meanwhile']];
const noPicture = (field: string, file = 'file'): Refused => [
  `an SVG as ${file}`,
  { [file]: svg() },
  [415, 'picture_type', [field]],
];

/** A message that a visitor has sent. */
async function writtenMessage(): Promise<string> {
  const email = 'noura@school.example';
  const message = { name: 'Noura', email, phone: '+966501234567', message: 'When does it begin?' };
  await portal.call('POST', '/api/contactus/', { body: message });
  const { contacts } = (await portal.call('GET', '/api/admin/contactus/?sort=-created_at', { as: 'admin' })).json;
  return contacts[0]._id;
}

/** The list, one record, the switch and DELETE, which are alike in all resources that the table gives them. */
const list = (resource: Resource, many: string, ...also: string[]): Line => ({
  line: `GET /api/admin/${resource}/?page={n}`,
  answers: ['success', `${many}.0`, ...also],
  sent: async () => {
    await added(resource);
    return { query: { page: '1' } };
  },
});
const one = (resource: Resource): Line => ({
  line: `GET /api/admin/${resource}/?id={id}`,
  answers: ['success', `${oneOf[resource]}._id`],
  sent: async () => ({ query: { id: await added(resource) } }),
});
const toggle = (resource: Resource, flag = 'status', keys: Record<string, string> = {}): Line => ({
  line: `GET /api/admin/${resource}/?id={id}${'name' in keys ? `&name=${keys.name}` : ''}&${flag}={bool}`,
  answers: ['success'],
  sent: async () => ({ query: { id: await added(resource), ...keys, [flag]: 'false' } }),
  refused: [
    wrong('a value that is none', { [flag]: 'perhaps' }),
    ...('name' in keys ? [wrong('a switch that there is not', { name: 'price' })] : []),
  ],
});
const remove = (resource: Resource, ...refused: Refused[]): Line => ({
  line: `DELETE /api/admin/${resource}/?id={id}`,
  answers: ['success'],
  sent: async () => ({ query: { id: await added(resource) } }),
  refused: [staleDelete, ...refused],
});
const create = (resource: Resource, answers: string[], refused: Refused[]): Line => ({
  line: `POST /api/admin/${resource}/`,
  answers: ['success', ...answers],
  sent: () => ({ form: forms[resource]() }),
  refused,
});
const update = (resource: Resource, answers: string[], refused: Refused[], keys: Fields = {}): Line => ({
  line: `PUT /api/admin/${resource}/`,
  answers: ['success', ...answers],
  sent: async () => ({ form: { ...forms[resource](), id: await added(resource), ...keys } }),
  refused: [stale, ...refused],
});

const ofCompetition: Refused[] = [
  ...lacks('season', 'slug', 'name', 'name_en', 'description', 'description_en'),
  ...lacks('coaches_no', 'members_no', 'agelevel'),
  wrong('a price that is none', { price: 'free' }),
  wrong('a season that there is not', { season: UNKNOWN_ID }),
  wrong('the address of another one', { slug: 'FLLC' }),
  wrong('a script for a video', { video: 'javascript:alert(1)' }),
  wrong('levels that are no list', { agelevel: 'Junior' }),
  noPicture('logo', 'logo'),
  noPicture('banner', 'banner'),
];
const ofFile: Refused[] = [
  ...lacks('name', 'name_en', 'description', 'description_en'),
  ['an SVG as a PDF', { file: svg() }, [415, 'document_type', ['file_path']]],
  ['an SVG as a PDF in English', { file_en: svg() }, [415, 'document_type', ['file_path_en']]],
];
const ofSeason: Refused[] = [
  ...lacks('slug', 'name', 'name_en'),
  ['a second feature without a title', { title_2: undefined }, [422, 'admin_fields_empty', ['attributes.1.title']]],
  wrong('the address of another one', { slug: 'first-2025' }),
  wrong('an address that is none', { slug: '../admin' }),
  noPicture('logo', 'logo'),
  noPicture('image_2', 'image_2'),
];
const ofQuestion = lacks('name', 'name_en', 'description', 'description_en');
const ofPicture: Refused[] = [
  ...lacks('name', 'name_en', 'season'),
  wrong('a season that there is not', { season: UNKNOWN_ID, competion: '' }, 'season'),
  wrong('a competition that there is not', { competion: UNKNOWN_ID }),
  noPicture('file_path'),
];
const ofCentre: Refused[] = [
  ...lacks('name', 'name_en', 'address', 'address_en', 'region'),
  wrong('a region that there is not', { region: UNKNOWN_ID }),
  wrong('a map that is a script', { location: 'javascript:alert(1)' }),
  wrong('a phone number that is none', { phone: '0112' }),
];

/** The fields of a talent (section 3). */
const ofTalent = [
  ...['_id', 'name', 'gender', 'email', 'phone', 'school', 'subjects', 'created_at', 'status', 'moeAdmin'],
  ...['training.4.competion', 'training.4.time_slot_1', 'training.4.time_slot_2'],
];
const lacksOfPerson = (...keys: string[]): Refused[] =>
  keys.map((key) => [
    `no ${key}`,
    { [key]: undefined },
    [422, 'person_fields_empty', [key === 'logo' ? 'picture' : key]],
  ]);
const ofPerson: Refused[] = [
  ...lacksOfPerson('name', 'email', 'phone_number', 'national_id', 'nationality'),
  wrong('an e-mail that is none', { email: 'nobody' }),
  wrong('a day that there is not', { dob: '2014-02-30' }),
  noPicture('picture', 'logo'),
  ['another confirmation', { c_password: 'Another-one' }, [422, 'password_mismatch', ['c_password']]],
];
const ofNewPerson: Refused[] = [
  ...ofPerson,
  [
    'no password',
    { password: undefined, c_password: undefined },
    [422, 'person_fields_empty', ['password', 'c_password']],
  ],
];
/** Of one whom somebody else has changed. */
const stalePerson: Refused = [
  'somebody else’s newer version',
  { revision: '99', name: 'Mine' },
  [409, 'changed_meanwhile'],
];
const updateOfPerson = (resource: 'users' | 'members' | 'admins'): Line => {
  const whole = update(resource, ['msg'], ofPerson);
  return { ...whole, refused: [stalePerson, ...ofPerson] };
};

const lines: Line[] = [
  list('competions', 'competions', 'currentPage', 'totalItems'),
  one('competions'),
  {
    line: 'GET /api/admin/competions/?all_active=true',
    answers: ['success', 'competions.0._id'],
    sent: () => ({ query: { all_active: 'true' } }),
    refused: [wrong('another choice', { all_active: 'false' })],
  },
  toggle('competions', 'status', { name: 'status' }),
  toggle('competions', 'status', { name: 'registration' }),
  {
    line: 'GET /api/admin/competions/?id={id}&update_index={n}',
    answers: ['success'],
    sent: async () => ({ query: { id: await added('competions'), update_index: '1' } }),
    refused: [wrong('a place that is none', { update_index: '0' })],
  },
  remove('competions', ['a competition with teams', { id: () => season.paid.id }, [409, 'still_used']]),
  create('competions', [], [...ofCompetition, ...lacks('logo', 'banner')]),
  {
    ...update('competions', [], ofCompetition),
    sent: async () => {
      const season_old = season.season.id;
      return { form: { ...forms.competions(), id: await added('competions'), season_old } };
    },
  },
  {
    line: 'GET /api/admin/seasons/?search=true',
    answers: ['success', 'seasons.0._id'],
    sent: () => ({ query: { search: 'true' } }),
    refused: [wrong('another choice', { search: 'perhaps' })],
    also: ['sub_admin'],
  },

  {
    line: 'GET /api/admin/files/?id={id}',
    answers: ['success', 'files.0'],
    sent: async () => {
      await added('files');
      return { query: { id: season.paid.id } };
    },
    isList: true,
  },
  remove('files'),
  create('files', [], [...ofFile, ['no Arabic file', { file: undefined }, [422, 'admin_fields_empty', ['file_path']]]]),
  {
    ...update('files', [], ofFile),
    sent: async () => {
      const { competion_id: _, ...form } = forms.files();
      return { form: { ...form, file_id: await added('files') } };
    },
  },

  list('seasons', 'seasons'),
  one('seasons'),
  toggle('seasons'),
  toggle('seasons', 'registration'),
  {
    ...update('seasons', ['msg'], ofSeason),
    sent: async () => {
      const english = { title_1_en: 'A', title_2_en: 'B', title_3_en: 'C', desc_1_en: 'Text', desc_2_en: 'Text' };
      return { form: { ...forms.seasons(), ...english, desc_3_en: 'Text', id: await added('seasons') } };
    },
  },
  create('seasons', ['msg'], ofSeason),

  list('faqs', 'faqs'),
  one('faqs'),
  toggle('faqs'),
  remove('faqs'),
  create('faqs', [], ofQuestion),
  update('faqs', [], ofQuestion),

  list('partners', 'partners'),
  one('partners'),
  toggle('partners'),
  remove('partners'),
  create(
    'partners',
    [],
    [noPicture('file_path'), ['no logo', { file: undefined }, [422, 'admin_fields_empty', ['file_path']]]],
  ),
  update('partners', [], [noPicture('file_path')]),

  list('gallery', 'galleries'),
  one('gallery'),
  toggle('gallery'),
  remove('gallery'),
  create(
    'gallery',
    [],
    [...ofPicture, ['no picture', { file: undefined }, [422, 'admin_fields_empty', ['file_path']]]],
  ),
  update('gallery', [], ofPicture),

  {
    line: 'GET /api/admin/contactus/?page={n}',
    answers: ['success', 'contacts.0.reply', 'currentPage', 'totalItems'],
    sent: async () => {
      await writtenMessage();
      return { query: { page: '1' } };
    },
    also: ['sub_admin'],
  },
  {
    line: 'POST /api/admin/contactus/',
    answers: ['success', 'message'],
    sent: async () => ({
      form: { to_email: 'noura@school.example', message: 'On Sunday.', id: await writtenMessage() },
    }),
    refused: [
      ...lacks('to_email', 'message', 'id'),
      wrong('somebody else’s address', { to_email: 'somebody@else.example' }),
      ['somebody else’s newer version', { revision: '99' }, [409, 'changed_meanwhile']],
    ],
    also: ['sub_admin'],
  },

  list('tranings', 'trainings'),
  one('tranings'),
  remove('tranings'),
  create('tranings', [], ofCentre),
  update('tranings', [], ofCentre),

  { ...list('users', 'users', 'currentPage', 'totalItems'), also: ['sub_admin'] },
  { ...one('users'), also: ['sub_admin'] },
  { ...updateOfPerson('users'), also: ['sub_admin'] },
  create('users', ['msg'], [...ofNewPerson, ...lacksOfPerson('logo')]),
  list('members', 'members', 'currentPage', 'totalItems'),
  one('members'),
  create('members', ['msg'], [...ofNewPerson, ...lacksOfPerson('logo')]),
  updateOfPerson('members'),
  list('admins', 'users', 'currentPage', 'totalItems'),
  toggle('admins'),
  create('admins', [], ofNewPerson),
  updateOfPerson('admins'),

  {
    line: 'GET /api/admin/settings/?site_name=FIRST',
    answers: ['success', 'setting._id', 'setting.site_name'],
    sent: () => ({ query: { site_name: 'FIRST' } }),
    refused: [['a site that there is not', { site_name: 'SECOND' }, [404, 'not_found']]],
  },
  {
    line: 'PUT /api/admin/settings/',
    answers: ['success', 'setting.site_copy_right'],
    sent: async () => {
      const { setting } = (await portal.call('GET', '/api/admin/settings/?site_name=FIRST', { as: 'admin' })).json;
      return { form: { ...forms.settings(), id: setting._id } };
    },
    refused: [
      // Empty they may be.
      ...notSent('site_copy_right', 'privacy', 'privacy_en', 'tearm_condition', 'tearm_condition_en'),
      ['somebody else’s newer version', { revision: '99', privacy: '<p>x</p>' }, [409, 'changed_meanwhile']],
    ],
  },

  {
    line: 'GET /api/admin/moe/?page={n}',
    answers: ['success', 'currentPage', 'totalItems', ...ofTalent.map((key) => `moeTalents.0.${key}`)],
    sent: async () => {
      await registered();
      return { query: { page: '1' } };
    },
  },
  {
    line: 'GET /api/admin/moe/?id={id}',
    answers: ['success', ...ofTalent.map((key) => `moeTalent.${key}`)],
    sent: async () => ({ query: { id: await registered() } }),
  },
  {
    line: 'GET /api/admin/moe/?download=true',
    answers: ['success', ...ofTalent.map((key) => `moeTalents.0.${key}`)],
    sent: async () => {
      await registered();
      return { query: { download: 'true' } };
    },
    refused: [wrong('another choice', { download: 'perhaps' })],
  },
  {
    line: 'GET /api/admin/moe/?id={id}&status={bool}',
    answers: ['success'],
    sent: async () => ({ query: { id: await registered(), status: 'false' } }),
    refused: [wrong('a value that is none', { status: 'perhaps' })],
  },
];

const named = lines.map((each) => [each.line, each] as const);

test.each(named)('%s answers as written', async (line, { sent, answers }) => {
  expectAsDocumented(line, answers, await send(line, await sent()));
});

/** What is sent, with other values or without some. */
function changed({ query, form }: Sent, change: Change): Sent {
  const keys: Change = { ...query, ...form, ...change };
  const left = Object.entries(keys).flatMap(([key, value]) => {
    const wanted = typeof value === 'function' ? value() : value;
    return wanted === undefined ? [] : [[key, wanted] as const];
  });
  return query
    ? { query: Object.fromEntries(left.map(([key, value]) => [key, String(value)])) }
    : { form: Object.fromEntries(left) };
}

/**
 * All rows but uploads that no record shows: a form's file is stored before the form is read, and swept a day later
 * (decision 089).
 */
async function content() {
  const { uploads = [], ...rows } = await allContent(portal);
  return { ...rows, uploads: uploads.filter((row) => !row.includes(',new,')) };
}

describe('refused, with every row as it was', () => {
  test.each(named)('%s', async (line, { sent, refused = [], isList, also = [] }) => {
    const valid = await sent();
    const idKey = ['id', 'file_id'].find((key) => key in (valid.query ?? valid.form ?? {}));
    const ofIds: Refused[] = idKey
      ? [
          wrong('an id that is none', { [idKey]: '1' }, 'id'),
          ...(isList
            ? []
            : ([['a record that there is not', { [idKey]: UNKNOWN_ID }, [404, 'not_found']]] as Refused[])),
        ]
      : [];
    const before = await content();
    for (const caller of ['guest', ...strangers] as const) {
      if (also.includes(caller)) continue;
      const { status, json } = await send(line, valid, caller);
      const answer = caller === 'guest' ? [401, 'not_signed_in'] : [403, 'not_allowed'];
      expect([caller, status, json.code]).toEqual([caller, ...answer]);
    }
    expect(await content()).toEqual(before);
    for (const [what, change, answer] of [...ofIds, ...refused]) {
      const { status, json } = await send(line, changed(valid, change));
      const fields = answer[2] && [Object.keys(json.fields ?? {})];
      expect([what, status, json.code, ...(fields ?? [])]).toEqual([what, ...answer]);
    }
    expect(await content()).toEqual(before);
  });
});
