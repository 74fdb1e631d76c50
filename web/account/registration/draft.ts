import type { RegistrationForm } from '#contract/endpoints/registration.ts';
import type { Offer, OfferedCompetition, OfferedSeason } from './offers.ts';

/** A picture that was uploaded already, so that it outlives a reload. */
export type Picture = { filename: string; url: string; name: string };

/** A looked-up person, as far as the wizard shows them. */
export type FoundPerson = {
  id: string;
  name: string;
  picture: string;
  age?: number | null;
  /** A member of another team of the season already. */
  elsewhere?: boolean;
  /** Of an entity, masked; empty where it has none. */
  vatNumber?: string;
};

export type SeatRole = 'coaches' | 'members';

/** What the wizard's fields hold. The names are those of the registration call, so that its refusals find their field. */
export type WizardForm = Omit<RegistrationForm, 'image' | 'city' | 'stage' | 'terms' | 'entity_cr'> & {
  image: Picture | null;
  city: string;
  stage: string;
  terms: boolean;
  /** Who the invoice is for: the person, or the entity of the CR number. */
  invoice: 'me' | 'entity';
  entity_cr: string;
  /** Which advice about ages was acknowledged: its `key`. */
  ages: string;
};

/** All that a person has entered and not sent yet; of the people in it their numbers alone, for the browser keeps it. */
export type Draft = {
  /** Sent along as `Idempotency-Key`: however often the form is sent, it makes one team. */
  key: string;
  form: WizardForm;
};

export const newKey = () => crypto.randomUUID();

export const emptyForm: WizardForm = {
  season_id: '',
  competion_id: '',
  ageLevel: '',
  region: '',
  city: '',
  schoolName: '',
  stage: '',
  teamName: '',
  image: null,
  coaches: [],
  members: [],
  terms: false,
  invoice: 'me',
  entity_cr: '',
  ages: '',
};

/** The changes that choosing a season brings: another season's category and age group go. */
export const withSeason = (form: WizardForm, season: OfferedSeason): Partial<WizardForm> =>
  season.id === form.season_id ? {} : { season_id: season.id, competion_id: '', ageLevel: '' };

/** The changes that choosing a category brings: its number of places; who is entered already stays. */
export function withCompetition(form: WizardForm, competition: OfferedCompetition): Partial<WizardForm> {
  const only = competition.ageLevels.length === 1 ? competition.ageLevels[0]?.title : undefined;
  const kept = competition.ageLevels.some(({ title }) => title === form.ageLevel) ? form.ageLevel : '';
  return {
    competion_id: competition.id,
    ageLevel: only ?? kept,
    coaches: places(form.coaches, competition.coaches),
    members: places(form.members, competition.members),
  };
}

/** The season and the category that an address asks for, by id. */
export type Asked = { season: string | null; competition: string | null };

/** The form with what the address asks for chosen, as far as it is on offer. */
export function withAsked(form: WizardForm, offers: Offer[], asked: Asked): WizardForm {
  const season = offers.find(({ id }) => id === asked.season);
  if (!season) return form;
  const inSeason = { ...form, ...withSeason(form, season) };
  const competition = season.competitions.find(({ id }) => id === asked.competition);
  return competition ? { ...inSeason, ...withCompetition(inSeason, competition) } : inSeason;
}

/** As many places as there are. More people than places move together; those left over wait for another category. */
function places(numbers: string[], count: number): string[] {
  const fit = numbers.slice(count).every((number) => !number);
  const kept = fit ? numbers.slice(0, count) : numbers.filter(Boolean);
  return [...kept, ...Array<string>(Math.max(0, count - kept.length)).fill('')];
}

export type Waiting = { role: SeatRole; number: string };

/** Who is entered and has no place in the category: they wait for a larger one. */
export const waiting = (form: WizardForm, competition: OfferedCompetition): Waiting[] =>
  (['coaches', 'members'] as const).flatMap((role) =>
    form[role]
      .slice(competition[role])
      .filter((number) => number.trim())
      .map((number) => ({ role, number })),
  );

/** Who would lose their place by choosing a category, to be asked about before. */
export function newlyLeftOut(
  form: WizardForm,
  before: OfferedCompetition | undefined,
  chosen: OfferedCompetition,
): Waiting[] {
  const already = new Set(before ? waiting(form, before).map(({ role, number }) => `${role}:${number}`) : []);
  return waiting({ ...form, ...withCompetition(form, chosen) }, chosen).filter(
    ({ role, number }) => !already.has(`${role}:${number}`),
  );
}

/** A draft may be older than the offer: what is not offered any more is not chosen any more. */
export function fitted(form: WizardForm, offers: Offer[]): WizardForm {
  const season = offers.find(({ id }) => id === form.season_id) ?? (offers.length === 1 ? offers[0] : undefined);
  if (!season) return { ...form, season_id: '', competion_id: '', ageLevel: '' };
  const chosen = { ...form, season_id: season.id };
  const competition = season.competitions.find(({ id }) => id === form.competion_id);
  if (!competition) return { ...chosen, competion_id: '', ageLevel: '' };
  return { ...chosen, ...withCompetition(chosen, competition) };
}

/** Who sits in the places that the category has; empty places are left out, with where each one is. */
export const seated = (
  form: Pick<WizardForm, SeatRole>,
  role: SeatRole,
  count: number,
): { number: string; place: number }[] =>
  form[role].slice(0, count).flatMap((number, place) => (number.trim() ? [{ number: number.trim(), place }] : []));

/** What is sent. */
export function toRegistration(
  { invoice, ages: _, ...form }: WizardForm,
  competition: OfferedCompetition,
): RegistrationForm {
  return {
    ...form,
    entity_cr: invoice === 'entity' && competition.fee ? form.entity_cr : '',
    image: form.image?.filename ?? '',
    coaches: seated(form, 'coaches', competition.coaches).map(({ number }) => number),
    members: seated(form, 'members', competition.members).map(({ number }) => number),
  };
}
