import { describe, expect, it } from 'vitest';
import { emptyForm, toRegistration, type WizardForm } from './draft.ts';
import type { OfferedCompetition } from './offers.ts';
import { duplicates, furthestStep, refusedFields, stepOf, wrongFields, wrongSeats } from './steps.ts';

const level = (title: string, desc: string) => ({ title, name: title, name_en: title, desc, desc_en: desc });

const uuid = (n: number) => `01890000-0000-7000-8000-00000000000${n}`;
const competition: OfferedCompetition = {
  id: uuid(2),
  slug: 'FLLC',
  name: 'التحدي',
  name_en: 'Challenge',
  coaches: 2,
  members: 4,
  ageLevels: [level('Junior', '12-16')],
  fee: undefined,
};
const form: WizardForm = {
  ...emptyForm,
  season_id: uuid(1),
  competion_id: uuid(2),
  ageLevel: 'Junior',
  schoolName: 'School',
  teamName: 'Gears',
  region: 'SA-01',
  image: { filename: 'a.webp', url: '/files/pictures/a.webp', name: 'a.png' },
  coaches: ['1000000101', ''],
  members: ['', '1000000201', '', '1000000202'],
};

describe('wrongFields', () => {
  it('wants season, category and age group first', () => {
    expect(wrongFields(1, emptyForm)).toEqual({
      season_id: 'required',
      competion_id: 'required',
      ageLevel: 'required',
    });
    expect(wrongFields(1, form)).toEqual({});
  });
  it('wants school, team, region and logo then; city and stage may be empty', () => {
    expect(Object.keys(wrongFields(2, emptyForm)).sort()).toEqual(['image', 'region', 'schoolName', 'teamName']);
    expect(wrongFields(2, form)).toEqual({});
  });
  it('says when a name is too long', () => {
    expect(wrongFields(2, { ...form, teamName: 'x'.repeat(81) })).toEqual({ teamName: 'too_long' });
  });
  it('takes spaces for nothing', () => {
    expect(wrongFields(2, { ...form, schoolName: '   ' })).toHaveProperty('schoolName');
  });
});

describe('places', () => {
  it('wants somebody, and puts it at the first place', () => {
    expect(wrongSeats('coaches', { ...form, coaches: ['', ''] }, competition)).toEqual({ 'coaches.0': 'missing' });
  });
  it('knows a number that is too short', () => {
    expect(wrongSeats('members', { ...form, members: ['123', '', '', ''] }, competition)).toEqual({
      'members.0': 'short',
    });
  });
  it('gives one person one place, among coaches and members alike', () => {
    const twice = { ...form, members: ['1000000201', '1000000101', '1000000201', ''] };
    expect([...duplicates(twice, competition)]).toEqual(['members.1', 'members.2']);
    expect(wrongSeats('members', twice, competition)).toEqual({ 'members.1': 'duplicate', 'members.2': 'duplicate' });
  });
  it('does not count those beyond the places of the category', () => {
    const more = { ...form, coaches: ['1000000101', '', '1000000101'] };
    expect(duplicates(more, competition).size).toBe(0);
    expect(toRegistration(more, competition).coaches).toEqual(['1000000101']);
  });
});

describe('the step that may be shown', () => {
  it('is the first that is not complete', () => {
    expect(furthestStep(emptyForm, undefined)).toBe(1);
    expect(furthestStep({ ...form, image: null }, competition)).toBe(2);
    expect(furthestStep({ ...form, coaches: ['', ''] }, competition)).toBe(3);
    expect(furthestStep({ ...form, members: ['', '10000'] }, competition)).toBe(4);
    expect(furthestStep(form, competition)).toBe(5);
  });
  it.each([
    ['5', 2, 2],
    ['2', 5, 2],
    [null, 5, 1],
    ['nonsense', 5, 1],
    ['6', 5, 1],
  ] as const)('for ?step=%s when %i is reached: %i', (asked, furthest, shown) => {
    expect(stepOf(asked, furthest)).toBe(shown);
  });
});

describe('refusedFields', () => {
  it('finds the place of a person among empty ones, and the first step concerned', () => {
    expect(refusedFields({ 'data.members.1': 'Nobody' }, form, competition)).toEqual({
      fields: { 'members.3': 'Nobody' },
      step: 4,
    });
    expect(refusedFields({ 'coaches.0': 'A', image: 'B' }, form, competition)).toEqual({
      fields: { 'coaches.0': 'A', image: 'B' },
      step: 2,
    });
  });
  it('puts what concerns all members at the first of them', () => {
    expect(refusedFields({ members: 'Too many' }, form, competition)).toEqual({
      fields: { 'members.1': 'Too many' },
      step: 4,
    });
  });
  it('keeps what is said of the invoice and of ages at the last step', () => {
    expect(refusedFields({ entity_cr: 'Nobody' }, form, competition).step).toBe(5);
    expect(refusedFields({ ages: 'Say so' }, form, competition).step).toBe(5);
  });
  it('leaves what is no field of the wizard without a step', () => {
    expect(refusedFields({ other: 'x' }, form, competition).step).toBeUndefined();
  });
});
