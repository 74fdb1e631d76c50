import { RegistrationForm } from '#contract/endpoints/registration.ts';
import type { SeatRole } from '#web/team/look-up/index.ts';
import type { Offer, OfferedCompetition, OfferedSeason } from './offers.ts';

/** A logo that is already uploaded, so that it survives a reload. */
export type Picture = { filename: string; url: string; name: string };

/** The texts that the call may leave out: in the form they are empty. */
type OptionalText = {
  [Name in keyof RegistrationForm]-?: string | undefined extends RegistrationForm[Name] ? Name : never;
}[keyof RegistrationForm];

/** The values of the wizard's fields. The names match the registration call, so that its errors map to fields. */
export type WizardForm = Omit<RegistrationForm, 'image' | 'terms' | OptionalText> &
  Record<OptionalText, string> & {
    image: Picture | null;
    terms: boolean;
    /** Who the invoice is for: the person, or the entity with the CR number. */
    invoice: 'me' | 'entity';
    /** The `key` of the acknowledged age advice. */
    ages: string;
  };

/** All values entered and not sent yet. Of people it holds only their numbers, because the browser stores it. */
export type Draft = {
  /** Sent as `Idempotency-Key`, so that a repeated request creates only one team. */
  key: string;
  form: WizardForm;
};

export const newKey = () => crypto.randomUUID();

const optionalTexts = Object.entries(RegistrationForm.shape)
  .filter(([, field]) => field.safeParse('').success)
  .map(([name]) => [name, '']);

export const emptyForm: WizardForm = {
  ...(Object.fromEntries(optionalTexts) as Record<OptionalText, string>),
  season_id: '',
  competion_id: '',
  ageLevel: '',
  region: '',
  schoolName: '',
  teamName: '',
  image: null,
  coaches: [],
  members: [],
  terms: false,
  invoice: 'me',
  ages: '',
};

/** The changes caused by choosing a season: the category and age group of another season are cleared. */
export const withSeason = (form: WizardForm, season: OfferedSeason): Partial<WizardForm> =>
  season.id === form.season_id ? {} : { season_id: season.id, competion_id: '', ageLevel: '' };

/** The changes caused by choosing a category: its number of places; people already entered stay. */
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

/** The ids of the season and category in the address. */
export type Asked = { season: string | null; competition: string | null };

/** The form with the season and category of the address selected, if they are on offer. */
export function withAsked(form: WizardForm, offers: Offer[], asked: Asked): WizardForm {
  const season = offers.find(({ id }) => id === asked.season);
  if (!season) return form;
  const inSeason = { ...form, ...withSeason(form, season) };
  const competition = season.competitions.find(({ id }) => id === asked.competition);
  return competition ? { ...inSeason, ...withCompetition(inSeason, competition) } : inSeason;
}

/**
 * The list with as many places as the category has. If there are more people than places, the others are kept for a
 * larger category.
 */
function places(numbers: string[], count: number): string[] {
  const fit = numbers.slice(count).every((number) => !number);
  const kept = fit ? numbers.slice(0, count) : numbers.filter(Boolean);
  return [...kept, ...Array<string>(Math.max(0, count - kept.length)).fill('')];
}

export type Waiting = { role: SeatRole; number: string };

/** People who are entered but have no place in the category; they are kept for a larger one. */
export const waiting = (form: WizardForm, competition: OfferedCompetition): Waiting[] =>
  (['coaches', 'members'] as const).flatMap((role) =>
    form[role]
      .slice(competition[role])
      .filter((number) => number.trim())
      .map((number) => ({ role, number })),
  );

/** People who would lose their place in a category, for the confirmation. */
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

/** A draft may be older than the offer: clears choices that are no longer on offer. */
export function fitted(form: WizardForm, offers: Offer[]): WizardForm {
  const season = offers.find(({ id }) => id === form.season_id) ?? (offers.length === 1 ? offers[0] : undefined);
  if (!season) return { ...form, season_id: '', competion_id: '', ageLevel: '' };
  const chosen = { ...form, season_id: season.id };
  const competition = season.competitions.find(({ id }) => id === form.competion_id);
  if (!competition) return { ...chosen, competion_id: '', ageLevel: '' };
  const fits = withCompetition(chosen, competition);
  // An age level that is no longer offered is not replaced by the one that is left: the children have their ages.
  const withdrawn = form.ageLevel !== '' && fits.ageLevel !== form.ageLevel;
  return { ...chosen, ...fits, ...(withdrawn && { ageLevel: '' }) };
}

/** The people in the category's places, without the empty ones, each with its place's index. */
export const seated = (
  form: Pick<WizardForm, SeatRole>,
  role: SeatRole,
  count: number,
): { number: string; place: number }[] =>
  form[role].slice(0, count).flatMap((number, place) => (number.trim() ? [{ number: number.trim(), place }] : []));

/** The body of the request. */
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
