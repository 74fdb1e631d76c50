import { test } from 'vitest';
import { can, type Role, roles } from '#contract/access.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { allEndpoints, fileOfEndpoint, nameOfEndpoint } from '#tests/support/all-endpoints.ts';
import { expectNone, expectSame } from '#tests/support/expect-none.ts';

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
/** Those of a resource whose records the office does not delete. */
const withoutDeletion = (calls: Record<string, string>) =>
  Object.fromEntries(Object.entries(calls).filter(([name]) => !name.startsWith('DELETE ')));
/** Those of a resource that the office only reads. */
const readOnly = (path: string, roles: string, also: string[]) =>
  Object.fromEntries(Object.entries(crud(path, roles, also)).filter(([name]) => !/^(?:POST|PUT|DELETE) /.test(name)));
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
  'POST /api/teams/entity/request': everyone,
  'POST /api/teams/entity/request/answer': everyone,
  'POST /api/teams/entity/answer': 'e',
  'POST /api/teams/membership/request': everyone,
  'POST /api/teams/membership/request/answer': everyone,
  'POST /api/teams/membership/answer': signedIn,
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
  'GET /api/community/ban': signedIn,
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
  'GET /api/admin/teams?id': office,
  'PUT /api/admin/teams': office,
  'GET /api/admin/teams/history': admins,
  'POST /api/admin/teams/scores/reopen': admins,
  'POST /api/admin/teams/people/compare': office,
  'POST /api/admin/teams/people/refresh': office,
  'GET /api/admin/teams/mails': office,
  ...withoutDeletion(crud('/api/admin/users', admins)),
  ...withoutDeletion(crud('/api/admin/members', admins)),
  ...withoutDeletion(crud('/api/admin/admins', admins, ['GET ?id&status'])),
  'GET /api/admin/users': office,
  'GET /api/admin/users?id': office,
  'PUT /api/admin/users': office,
  'GET /api/admin/users?download': admins,
  'GET /api/admin/users/unsaved': office,
  'GET /api/admin/users/overview': office,
  'POST /api/admin/users/block': admins,
  'POST /api/admin/users/sessions/end': admins,
  'GET /api/admin/profile': office,
  'PUT /api/admin/profile': office,
  'POST /api/admin/profile/password': office,
  'POST /api/admin/profile/sessions/end': office,
  'POST /api/admin/profile/sessions/end-others': office,
  'GET /api/admin/dashboard': office,
  ...crud('/api/admin/competions', admins, [...switched, ...ordered, 'GET ?id&update_index', 'GET ?all_active']),
  'GET /api/admin/competions/preview': admins,
  ...crud('/api/admin/files', admins, [...switched, ...ordered]),
  'GET /api/admin/files/one': admins,
  'POST /api/admin/uploads/documents': admins,
  ...crud('/api/admin/seasons', admins, [...switched, 'GET ?id&registration']),
  'GET /api/admin/seasons/preview': admins,
  'GET /api/admin/results/imports': admins,
  'GET /api/admin/results/imports?id': admins,
  'POST /api/admin/results/imports': admins,
  'POST /api/admin/results/imports/check': admins,
  'POST /api/admin/results/imports/undo': admins,
  'GET /api/admin/settings': admins,
  'PUT /api/admin/settings': admins,
  'GET /api/admin/settings/history': admins,
  'GET /api/admin/community': admins,
  'GET /api/admin/community?id': admins,
  'PATCH /api/admin/community': admins,
  'PATCH /api/admin/community/bans': admins,
  'GET /api/admin/community/history': admins,
  ...crud('/api/admin/community/categories', admins, [...switched, ...ordered]),
  'GET /api/admin/log': admins,
  'GET /api/admin/log?id': admins,
  'GET /api/admin/log/people': admins,
  'GET /api/admin/log/export.csv': admins,
  'GET /api/admin/contactus': office,
  'GET /api/admin/contactus?id': office,
  'POST /api/admin/contactus': office,
  'PATCH /api/admin/contactus': office,
  'PATCH /api/admin/contactus/close': office,
  'GET /api/admin/contactus/officers': office,
  'GET /api/admin/contactus/history': admins,
  ...crud('/api/admin/contactus/canned', admins),
  'GET /api/admin/contactus/canned': office,
  'GET /api/admin/contactus/canned?id': office,
  ...crud('/api/admin/results', admins, ['GET /season', 'GET /boards', 'PATCH /boards']),
  ...crud('/api/admin/faqs', admins, [...switched, ...ordered]),
  ...crud('/api/admin/partners', admins, [...switched, ...ordered]),
  ...crud('/api/admin/tranings', admins),
  ...crud('/api/admin/gallery', admins, switched),
  ...readOnly('/api/admin/moe', admins, [...switched, 'GET ?download', 'GET /slots']),
  'GET /api/admin/seasons?search': office,
  'POST /api/admin/uploads': office,
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

const table = 'tests/rules/access.test.ts';
const rolesOf = (call: Endpoint) =>
  roles
    .filter((role) => can(role, call.access))
    .map((role) => letters[role])
    .sort()
    .join('');

test('every endpoint stands in the table, and the table names no other', () => {
  const calls = new Map(allEndpoints().map((call) => [nameOfEndpoint(call), call]));
  expectSame({
    found: calls.keys(),
    listed: Object.keys(expected),
    missing: (name) => {
      const call = calls.get(name) as Endpoint;
      return `${name} (${fileOfEndpoint(call)}) is in no line of ${table}: add '${name}': '${rolesOf(call)}', if these are the roles that may; for a resource of the back-office, ...crud('/api/admin/…', admins, [...switched, ...ordered]).`;
    },
    superfluous: (name) => `${table} has '${name}', which contract/endpoints does not declare: take that line out.`,
  });
});

test('every endpoint lets in exactly the roles of the table', () => {
  expectNone(
    allEndpoints().flatMap((call) => {
      const name = nameOfEndpoint(call);
      const listed = expected[name];
      if (listed === undefined || [...listed].sort().join('') === rolesOf(call)) return [];
      return `${name} lets in '${rolesOf(call)}', and ${table} says '${listed}': mend "access" in ${fileOfEndpoint(call)} or its permission in contract/access.ts; if it is meant, write '${rolesOf(call)}' into the table.`;
    }),
  );
});
