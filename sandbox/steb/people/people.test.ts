import { isValidPhoneNumber } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import accounts from '#demo/accounts.json' with { type: 'json' };
import listed from '#demo/people.json' with { type: 'json' };
import { regions } from '../regions.ts';
import { allAccounts, UNVERIFIED_COACH_ID } from './all-accounts.ts';
import { hasCorrectCheckDigit, looksLikeMembershipId, madeUpId } from './membership-id.ts';
import { scriptOf } from './person.ts';

const people = allAccounts();
const persons = people.filter(({ type }) => type !== 2);
const entities = people.filter(({ type }) => type === 2);
const distinct = (values: unknown[]) => new Set(values).size;

describe('membership IDs', () => {
  it('knows a right check digit from a wrong one', () => {
    // 1000000008: 1 doubled is 2, plus 8 is 10, which is divisible by ten.
    expect(hasCorrectCheckDigit('1000000008')).toBe(true);
    expect(hasCorrectCheckDigit('1000000007')).toBe(false);
    for (let shift = 1; shift <= 9; shift += 1) expect(madeUpId('100000000', shift)).not.toBe('1000000008');
  });

  it('could not belong to anyone, in the register and in both demo files', () => {
    const ids = [
      ...people.map(({ nationalId }) => nationalId),
      ...accounts.map((account) => account.membership_id),
      ...listed.coaches,
      ...listed.members,
      UNVERIFIED_COACH_ID,
    ];
    expect(ids.filter((id) => !looksLikeMembershipId(id))).toEqual([]);
    expect(ids.filter(hasCorrectCheckDigit)).toEqual([]);
  });
});

describe('the register', () => {
  it('is the same at every making', () => {
    expect(allAccounts()).toEqual(people);
  });

  it('holds 2,600 members, 540 coaches and 36 entities, none sharing an id, an ID number or an email', () => {
    expect(people.filter(({ type }) => type === 0)).toHaveLength(2600);
    expect(people.filter(({ type }) => type === 1)).toHaveLength(540);
    expect(entities).toHaveLength(36);
    expect(distinct(people.map(({ id }) => id))).toBe(people.length);
    expect(distinct(people.map(({ nationalId }) => nationalId))).toBe(people.length);
    expect(distinct(people.map(({ email }) => email))).toBe(people.length);
    expect(distinct(entities.map(({ crNumber }) => crNumber))).toBe(36);
  });

  it('uses reserved mail domains and possible phone numbers', () => {
    expect(people.filter(({ email }) => !/@([a-z-]+\.)?example\.(com|org)$/.test(email))).toEqual([]);
    const phones = people.flatMap(({ phone, guardianPhone }) => [phone, ...(guardianPhone ? [guardianPhone] : [])]);
    expect(phones.filter((phone) => !isValidPhoneNumber(phone, 'SA'))).toEqual([]);
  });

  it('has members of 6 to 19, about 60% Arabic names, and people of every region', () => {
    const ages = people.filter(({ type }) => type === 0).map(({ dob }) => 2026 - Number(dob?.slice(0, 4)));
    expect([Math.min(...ages), Math.max(...ages)]).toEqual([6, 19]);
    const arabic = persons.filter(({ name }) => scriptOf(name) === 'ar').length / persons.length;
    expect(arabic).toBeGreaterThan(0.57);
    expect(arabic).toBeLessThan(0.63);
    expect(regions).toHaveLength(13);
    for (const { school } of persons) expect(school).toBeTruthy();
  });

  it('gives entities a CR number of 10 digits and a tax number of 15', () => {
    for (const { crNumber, taxId } of entities) {
      expect(crNumber).toMatch(/^\d{10}$/);
      expect(taxId).toMatch(/^3\d{13}3$/);
    }
  });
});

describe('the demo files', () => {
  it('agree with the register', () => {
    const byId = new Map(people.map((person) => [person.nationalId, person]));
    for (const account of accounts) {
      const person = byId.get(account.membership_id);
      expect(person).toMatchObject({ name: account.name, email: account.email, status: 1 });
      // Admin and sub admin are the portal's own roles: the provider knows them as coaches.
      expect(person?.type).toBe(account.type >= 4 ? 1 : account.type);
      expect(person?.crNumber ?? undefined).toBe(account.cr_number);
    }
    for (const id of listed.coaches) expect(byId.get(id)).toMatchObject({ type: 1, status: 1 });
    for (const id of listed.members) expect(byId.get(id)).toMatchObject({ type: 0, status: 1 });
    expect(byId.get(UNVERIFIED_COACH_ID)).toMatchObject({ type: 1, status: 0 });
  });

  it('list enough people, each once', () => {
    const all = [...listed.coaches, ...listed.members];
    expect(distinct(all)).toBe(all.length);
    expect(listed.coaches.length).toBeGreaterThanOrEqual(8);
    expect(listed.members.length).toBeGreaterThanOrEqual(30);
    expect(all).not.toContain(UNVERIFIED_COACH_ID);
    const roles = accounts.map(({ role }) => role);
    expect(roles).toEqual([
      ...['admin', 'sub_admin'],
      ...['coach', 'coach', 'coach'],
      ...['student', 'student', 'student'],
      ...['entity', 'entity'],
    ]);
  });
});
