import { RegistrationForm } from '#contract/endpoints/registration.ts';
import type { FieldCode } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import type { SeatRole } from '#web/team/look-up/index.ts';
import { seated, type WizardForm } from './draft.ts';
import type { OfferedCompetition } from './offers.ts';

/** The five steps (public spec, section 2), numbered as in the address. */
export const steps = [1, 2, 3, 4, 5] as const;
export type Step = (typeof steps)[number];

const ofChoice = { season_id: true, competion_id: true, ageLevel: true } as const;
const ofLaterSteps = { coaches: true, members: true, entity_cr: true, terms: true } as const;
const choice = RegistrationForm.pick(ofChoice);
/** Everything else is about the team itself. */
const team = RegistrationForm.omit({ ...ofChoice, ...ofLaterSteps });

const fieldsOf: Record<Step, readonly string[]> = {
  1: Object.keys(choice.shape),
  2: Object.keys(team.shape),
  3: ['coaches'],
  4: ['members'],
  5: ['invoice', 'entity_cr', 'ages', 'terms'],
};

/** What is missing or wrong in the first two steps, by field, checked with the server's schema. */
export function wrongFields(step: 1 | 2, form: WizardForm): Record<string, FieldCode> {
  const read = (step === 1 ? choice : team).safeParse({ ...form, image: form.image?.filename ?? '' });
  if (read.success) return {};
  return Object.fromEntries(
    read.error.issues.toReversed().map(({ path, message }) => {
      const field = path.join('.');
      // A missing id gets only the message that nothing is chosen.
      const empty = !form[field as keyof WizardForm];
      return [field, empty ? 'required' : (message as FieldCode)];
    }),
  );
}

export type SeatProblem = 'missing' | 'short' | 'duplicate';

/** What is wrong with the coach or member places before any lookup; places are named `members.0`. */
export function wrongSeats(
  role: SeatRole,
  form: WizardForm,
  competition: OfferedCompetition,
): Record<string, SeatProblem> {
  const filled = seated(form, role, competition[role]);
  if (filled.length === 0) return { [`${role}.0`]: 'missing' };
  const twice = duplicates(form, competition);
  return Object.fromEntries(
    filled.flatMap(({ number, place }): [string, SeatProblem][] => {
      const field = `${role}.${place}`;
      if (twice.has(field)) return [[field, 'duplicate']];
      return number.length < limits.lookUpMinLength ? [[field, 'short']] : [];
    }),
  );
}

/** Places whose number already appears earlier, among coaches or members: one person may have only one place. */
export function duplicates(form: WizardForm, competition: OfferedCompetition): Set<string> {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const role of ['coaches', 'members'] as const) {
    for (const { number, place } of seated(form, role, competition[role])) {
      if (seen.has(number)) twice.add(`${role}.${place}`);
      seen.add(number);
    }
  }
  return twice;
}

/**
 * The furthest step that may be shown: the first incomplete one. The last step checks again whether the people exist.
 */
export function furthestStep(form: WizardForm, competition: OfferedCompetition | undefined): Step {
  if (!competition || Object.keys(wrongFields(1, form)).length > 0) return 1;
  if (Object.keys(wrongFields(2, form)).length > 0) return 2;
  if (Object.keys(wrongSeats('coaches', form, competition)).length > 0) return 3;
  return Object.keys(wrongSeats('members', form, competition)).length > 0 ? 4 : 5;
}

/** The step in the address (`?step=2`), limited to the furthest step that may be shown. */
export function stepOf(asked: string | null, furthest: Step): Step {
  const step = steps.find((known) => String(known) === asked) ?? 1;
  return step < furthest ? step : furthest;
}

/**
 * Maps the server's errors to the wizard's fields, with the first step that has one. The request leaves out empty
 * places, so the second person sent may be in the fourth place.
 */
export function refusedFields(
  fields: Record<string, string>,
  form: WizardForm,
  competition: OfferedCompetition,
): { fields: Record<string, string>; step: Step | undefined } {
  const own = Object.fromEntries(
    Object.entries(fields).map(([path, sentence]) => [
      ownField(path.replace(/^data\./, ''), form, competition),
      sentence,
    ]),
  );
  const step = steps.find((candidate) => Object.keys(own).some((field) => isIn(candidate, field)));
  return { fields: own, step };
}

function ownField(path: string, form: WizardForm, competition: OfferedCompetition): string {
  const [, role, sent] = /^(coaches|members)(?:\.(\d+))?/.exec(path) ?? [];
  if (!role) return path;
  const place = seated(form, role as SeatRole, competition[role as SeatRole])[Number(sent ?? 0)]?.place;
  return `${role}.${place ?? 0}`;
}

const isIn = (step: Step, field: string) => fieldsOf[step].includes(field.split('.')[0] ?? '');
