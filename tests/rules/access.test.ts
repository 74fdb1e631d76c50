import { expect, test } from 'vitest';
import { can, type Role, roles } from '#contract/access.ts';
import { allEndpoints, nameOfEndpoint } from '#tests/support/all-endpoints.ts';

/**
 * Every endpoint and every role, listed by hand: a changed permission must deliberately be changed here too. g guest, s
 * student, c coach, e entity, a admin, u sub admin, o any other type.
 */
const everyone = 'gsceauo';
const signedIn = 'sceauo';
const registrants = 'ceau';
const payers = 'cea';
/** Everybody who is signed in except sub admins, who may not see money. */
const moneyReaders = 'sceao';
const office = 'au';
const admins = 'a';

/** The calls of a resource of the back-office: all for the same roles. */
const crud = (path: string, roles: string, also: string[] = []) =>
  Object.fromEntries(
    ['GET ', 'GET ?id', 'POST ', 'PUT ', 'DELETE ', 'GET /history', 'GET /export.csv', ...also].map((call) => [
      call.replace(' ', ` ${path}`),
      roles,
    ]),
  );
const switched = ['GET ?id&status', 'PATCH '];
const ordered = ['PUT /order'];

const expected: Record<string, string> = {
  'POST /api/adduser': everyone,
  'POST /api/steb': everyone,
  'GET /api/loginseason': everyone,
  'POST /api/getuser': signedIn,
  'POST /api/signout': everyone,
  'POST /api/signup': everyone,
  'GET /api/settings': everyone,
  'GET /api/first-seasons': everyone,
  'GET /api/competions': everyone,
  'GET /api/regions': everyone,
  'GET /api/cities': everyone,
  'GET /api/countries': everyone,
  'GET /api/resultes': everyone,
  'GET /api/resultes/categories': everyone,
  'GET /api/resultes/search': everyone,
  'GET /api/resultes/seasons': everyone,
  'POST /api/lookups/coach': registrants,
  'POST /api/lookups/member': registrants,
  'POST /api/lookups/entity': registrants,
  'POST /api/uploads': signedIn,
  'POST /api/teams/scores': 'ca',
  'POST /api/teams/registration': registrants,
  'POST /api/teams/registration_checker': payers,
  'POST /api/telr': payers,
  'POST /api/telr-payment-checker': payers,
  'POST /api/telr/notice': everyone,
  'POST /api/seasons': moneyReaders,
  'GET /api/seasons': moneyReaders,
  'DELETE /api/seasons': moneyReaders,
  'GET /api/teams': everyone,
  'GET /api/teams/myteams': signedIn,
  'GET /api/teams/achievments': signedIn,
  'GET /api/profile/skills': signedIn,
  'POST /api/teams/entity': payers,
  'POST /api/teams/members/replace': 'ca',
  'POST /api/teams/withdrawal': registrants,
  'POST /api/teams/transections/invoice': payers,
  'GET /api/teams/transections': moneyReaders,
  'GET /api/teams/transections/invoice': moneyReaders,
  'POST /api/teams/transections/genrate': moneyReaders,
  'GET /api/certificates': signedIn,
  'GET /api/certificates/check': everyone,
  'POST /api/certificates/genrate': payers,
  'POST /api/certificates/final': payers,
  'POST /api/admin/certificates/revoke': admins,
  'GET /api/faqs': everyone,
  'GET /api/figures': everyone,
  'GET /api/gallery': everyone,
  'GET /api/partners': everyone,
  'GET /api/trainings': everyone,
  'POST /api/contactus': everyone,
  'GET /api/moe/administrators': everyone,
  'GET /api/moe/competions': everyone,
  'GET /api/moe/timeslots': everyone,
  'POST /api/moe/registertration': everyone,
  'GET /api/community/categories': everyone,
  'GET /api/community': everyone,
  'POST /api/community': signedIn,
  'GET /api/community/comments': everyone,
  'POST /api/community/comments': signedIn,
  'POST /api/community/likes': signedIn,
  'POST /api/community/reports': signedIn,
  'GET /api/courses': everyone,
  'GET /api/courses/categories': everyone,
  'GET /api/products': everyone,
  'POST /api/catalogue/tickets': signedIn,
  'GET /api/personal-data': signedIn,
  'GET /api/personal-data/download': signedIn,
  'POST /api/personal-data/deletion': signedIn,
  'DELETE /api/personal-data/deletion': signedIn,
  'GET /api/admin/deletion-requests': admins,
  'POST /api/admin/deletion-requests/carry-out': admins,
  'GET /api/admin/teams': office,
  'GET /api/admin/dashboard': office,
  'GET /api/admin/settings': admins,
  'PUT /api/admin/settings': admins,
  'GET /api/admin/settings/history': admins,
  ...crud('/api/admin/faqs', admins, [...switched, ...ordered]),
};

const letters: Record<Role, string> = {
  guest: 'g',
  student: 's',
  coach: 'c',
  entity: 'e',
  admin: 'a',
  subAdmin: 'u',
  other: 'o',
};

test('every endpoint stands in the table, and the table names no other', () => {
  const declared = allEndpoints().map(nameOfEndpoint);
  expect(declared.sort()).toEqual(Object.keys(expected).sort());
});

test('every endpoint lets in exactly the roles of the table', () => {
  for (const call of allEndpoints()) {
    const name = nameOfEndpoint(call);
    const allowed = roles.filter((role) => can(role, call.access)).map((role) => letters[role]);
    expect([name, allowed.sort().join('')]).toEqual([name, [...(expected[name] ?? '')].sort().join('')]);
  }
});
