import { describe, expect, it } from 'vitest';
import { RegistrationForm } from '#contract/endpoints/registration.ts';
import { feeFor } from '#domain/fee.ts';
import {
  emptyForm,
  fitted,
  newlyLeftOut,
  toRegistration,
  waiting,
  withAsked,
  withCompetition,
  withSeason,
} from './draft.ts';
import { chosenOf, type Offer, type OfferedCompetition, offersOf } from './offers.ts';

const level = (title: string, desc: string) => ({ title, name: title, name_en: title, desc, desc_en: desc });

const uuid = (n: number) => `01890000-0000-7000-8000-00000000000${n}`;
const competition = (n: number, more: Partial<OfferedCompetition> = {}): OfferedCompetition => ({
  id: uuid(n),
  slug: `slug-${n}`,
  name: '',
  name_en: '',
  coaches: 2,
  members: 3,
  ageLevels: [level('Junior', ''), level('Senior', '')],
  fee: undefined,
  ...more,
});
const offers: Offer[] = [
  {
    id: uuid(1),
    name: '',
    name_en: '',
    registration: { open: true },
    competitions: [competition(3), competition(4, { members: 2 })],
  },
  { id: uuid(2), name: '', name_en: '', registration: { open: true }, competitions: [competition(5)] },
];

describe('choosing', () => {
  it('another season drops the category and the age group, the same one nothing', () => {
    const form = { ...emptyForm, season_id: uuid(1), competion_id: uuid(3), ageLevel: 'Junior' };
    expect(withSeason(form, offers[0] as Offer)).toEqual({});
    expect(withSeason(form, offers[1] as Offer)).toEqual({ season_id: uuid(2), competion_id: '', ageLevel: '' });
  });
  it('a category makes its places, and loses nobody who was entered', () => {
    const form = { ...emptyForm, members: ['', '1000000201', '', '1000000202', '1000000203'] };
    const chosen = { ...form, ...withCompetition(form, competition(4, { members: 2 })) };
    expect(chosen.members).toEqual(['1000000201', '1000000202', '1000000203']);
    expect(chosen.coaches).toEqual(['', '']);
    expect(toRegistration(chosen, competition(4, { members: 2 })).members).toEqual(['1000000201', '1000000202']);
  });
  it('leaves people in their places where there is room', () => {
    const form = { ...emptyForm, members: ['1000000201', '', '1000000202', ''] };
    expect(withCompetition(form, competition(3)).members).toEqual(['1000000201', '', '1000000202']);
  });
  it('an age group stays where the new category has it too; a single one is chosen', () => {
    const form = { ...emptyForm, ageLevel: 'Senior' };
    expect(withCompetition(form, competition(3)).ageLevel).toBe('Senior');
    expect(withCompetition(form, competition(3, { ageLevels: [level('Junior', '')] })).ageLevel).toBe('Junior');
  });
});

describe('who has no place', () => {
  const [large, small] = [competition(3, { members: 4 }), competition(4, { members: 2, coaches: 1 })];
  const form = {
    ...emptyForm,
    coaches: ['1000000101', '1000000102'],
    members: ['1000000201', '', '1000000202', '1000000203'],
  };
  it('is told before a smaller category is chosen, coaches and members', () => {
    expect(newlyLeftOut(form, large, small)).toEqual([
      { role: 'coaches', number: '1000000102' },
      { role: 'members', number: '1000000203' },
    ]);
    expect(newlyLeftOut(form, large, competition(5, { members: 3 }))).toEqual([]);
  });
  it('is told again where no category was chosen meanwhile, and not where they waited before', () => {
    const chosen = { ...form, ...withCompetition(form, small) };
    expect(newlyLeftOut(chosen, undefined, small)).toHaveLength(2);
    expect(newlyLeftOut(chosen, small, competition(6, { members: 2, coaches: 1 }))).toEqual([]);
    expect(newlyLeftOut(chosen, small, competition(6, { members: 1, coaches: 1 }))).toEqual([
      { role: 'members', number: '1000000202' },
    ]);
  });
  it('waits, and comes back with a larger one', () => {
    const chosen = { ...form, ...withCompetition(form, small) };
    expect(waiting(chosen, small).map(({ number }) => number)).toEqual(['1000000102', '1000000203']);
    const again = { ...chosen, ...withCompetition(chosen, large) };
    expect(waiting(again, large)).toEqual([]);
    expect(again.members.filter(Boolean)).toEqual(['1000000201', '1000000202', '1000000203']);
  });
});

describe('what the address asks for', () => {
  const kept = { ...emptyForm, season_id: uuid(2), competion_id: uuid(5), ageLevel: 'Junior', teamName: 'Falcons' };
  it('is chosen over an older choice, and the rest stays', () => {
    expect(withAsked(kept, offers, { season: uuid(1), competition: uuid(4) })).toMatchObject({
      ...{ season_id: uuid(1), competion_id: uuid(4), ageLevel: '', teamName: 'Falcons', members: ['', ''] },
    });
    const same = withAsked(kept, offers, { season: uuid(2), competition: uuid(5) });
    expect(same).toMatchObject({ competion_id: uuid(5), ageLevel: 'Junior' });
  });
  it.each([
    ['a season that is not offered', { season: uuid(9), competition: uuid(4) }, kept],
    ['a category of another season', { season: uuid(2), competition: uuid(4) }, kept],
    ['nothing', { season: null, competition: null }, kept],
    ['a category alone', { season: null, competition: uuid(4) }, kept],
  ])('changes nothing when it is %s', (_, asked, form) => {
    expect(withAsked(form, offers, asked)).toEqual(form);
  });
});

describe('fitted', () => {
  const form = { ...emptyForm, season_id: uuid(1), competion_id: uuid(3), ageLevel: 'Junior', schoolName: 'School' };
  it('keeps what is still offered', () => {
    expect(fitted(form, offers)).toMatchObject({ season_id: uuid(1), competion_id: uuid(3), ageLevel: 'Junior' });
  });
  it('drops what is not, and keeps the rest', () => {
    expect(fitted({ ...form, competion_id: uuid(9) }, offers)).toMatchObject({
      season_id: uuid(1),
      competion_id: '',
      ageLevel: '',
      schoolName: 'School',
    });
    expect(fitted({ ...form, season_id: uuid(9) }, offers)).toMatchObject({ season_id: '', competion_id: '' });
  });
  it('chooses the only season', () => {
    expect(fitted(emptyForm, offers.slice(1)).season_id).toBe(uuid(2));
  });
});

describe('what is sent', () => {
  it('passes the schema of the call', () => {
    const form = {
      ...emptyForm,
      season_id: uuid(1),
      competion_id: uuid(3),
      ageLevel: 'Junior',
      schoolName: 'School',
      teamName: 'Gears',
      region: 'SA-01',
      image: { filename: 'a.webp', url: '/a', name: 'a.png' },
      coaches: ['', '1000000101'],
      members: ['1000000201', '', ''],
      terms: true,
    };
    expect(RegistrationForm.parse(toRegistration(form, competition(3)))).toMatchObject({
      image: 'a.webp',
      coaches: ['1000000101'],
      members: ['1000000201'],
      terms: true,
    });
  });
  it('names an entity only where the invoice is for it, and there is one', () => {
    const fee = feeFor(35_000);
    const form = { ...emptyForm, entity_cr: '9990000001' };
    expect(toRegistration(form, competition(3, { fee })).entity_cr).toBe('');
    expect(toRegistration({ ...form, invoice: 'entity' }, competition(3, { fee })).entity_cr).toBe('9990000001');
    expect(toRegistration({ ...form, invoice: 'entity' }, competition(3)).entity_cr).toBe('');
  });
});

describe('offersOf', () => {
  const today = { language: 'en', now: new Date('2026-01-01T00:00:00Z') } as const;
  const wire = (id: number, order_id: number, more: object = {}) => ({
    _id: uuid(id),
    name: '',
    name_en: '',
    slug: '',
    order_id,
    registration: true,
    status: true,
    paid: true,
    price: 350,
    currency: 'SAR',
    coaches_no: 2,
    members_no: 4,
    agelevel: [],
    logo: null,
    ...more,
  });
  const season = (id: number, competions: ReturnType<typeof wire>[], registration = true) => ({
    _id: uuid(id),
    slug: '',
    name: '',
    name_en: '',
    title: '',
    title_en: '',
    description: '',
    description_en: '',
    logo: null,
    registration,
    template_html: '',
    template_html_en: '',
    image: null,
    general_rules: '',
    general_rules_en: '',
    attributes: [],
    competions,
    milestones: [],
  });
  it('shows the categories that take registrations, in their order, of seasons that do', () => {
    const closed = wire(4, 0, { registration: false });
    const made = offersOf(
      [season(1, [wire(5, 2), closed, wire(6, 1)]), season(2, [wire(7, 1)], false), season(3, [closed])],
      today,
    );
    expect(made.map(({ id, competitions }) => [id, competitions.map((one) => one.id)])).toEqual([
      [uuid(1), [uuid(6), uuid(5)]],
    ]);
  });
  it('calculates the fee in halalas; a competition that asks for none is free', () => {
    const [offer] = offersOf([season(1, [wire(4, 1), wire(5, 2, { paid: false })])], today);
    expect(offer?.competitions.map(({ fee }) => fee?.total)).toEqual([40300, undefined]);
  });
  it('finds nothing chosen in an empty form', () => {
    expect(chosenOf(offers, emptyForm)).toEqual({ season: undefined, competition: undefined, ageLevel: undefined });
  });
});
