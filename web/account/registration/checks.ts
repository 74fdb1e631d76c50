import { limits } from '#contract/limits.ts';
import { ApiError } from '#web/lib/api.ts';
import type { Translate } from '#web/lib/words.tsx';
import type { FoundPerson, SeatRole, usePeople } from '#web/team/look-up/index.ts';
import { ageAdvice } from './age-advice.ts';
import { seated, type WizardForm } from './draft.ts';
import type { chosenOf } from './offers.ts';
import { wrongSeats } from './steps.ts';

/** Error messages by field, thrown as a refusal for the form. */
export const wrong = (fields: Record<string, string>, message = '') =>
  new ApiError({ status: 422, code: 'invalid_fields', message, fields });

type With = Pick<ReturnType<typeof chosenOf>, 'competition' | 'ageLevel'> & {
  people: ReturnType<typeof usePeople>;
  t: Translate<'registration'>;
  say: Translate<'fields'>;
};

/** The checks of the steps that need lookups, before anything is sent. Each throws its messages (`wrong`). */
export function checksOf({ competition, ageLevel, people, t, say }: With) {
  /** The advice about the members' ages, for those found so far. */
  function advice(values: WizardForm, personOf: (number: string) => FoundPerson | undefined) {
    if (!competition || !ageLevel) return undefined;
    const members = seated(values, 'members', competition.members).flatMap(({ number }) => {
      const person = personOf(number);
      return person ? [{ number, person }] : [];
    });
    return ageAdvice(members, ageLevel, competition.ageLevels);
  }

  /** Checks that the places of a role are filled correctly and that everyone in them was found. */
  async function seats(role: SeatRole, values: WizardForm) {
    if (!competition) return;
    const sentences = {
      missing: role === 'coaches' ? t('coachRequired') : t('memberRequired'),
      short: say('membership_id'),
      duplicate: t('duplicate'),
    };
    const problems = Object.entries(wrongSeats(role, values, competition));
    if (problems.length > 0) throw wrong(Object.fromEntries(problems.map(([at, problem]) => [at, sentences[problem]])));
    const answers = await Promise.all(
      seated(values, role, competition[role]).map(async ({ number, place }) => {
        const answer = await people.lookUp(role, number);
        if (answer?.state === 'found') return [];
        const missing = role === 'coaches' ? t('coachNotFound') : t('memberNotFound');
        return [[`${role}.${place}`, answer?.state === 'failed' ? answer.message : missing]];
      }),
    );
    const unknown = Object.fromEntries(answers.flat());
    if (Object.keys(unknown).length > 0) throw wrong(unknown);
  }

  /** The last step's own checks: the invoice's entity was found, and the age advice was acknowledged. */
  async function review(values: WizardForm) {
    if (!competition) return;
    const found = new Map<string, FoundPerson>();
    for (const { number } of seated(values, 'members', competition.members)) {
      const answer = await people.lookUp('members', number);
      if (answer?.state === 'found') found.set(number, answer.person);
    }
    const ages = advice(values, (number) => found.get(number));
    const entity = competition.fee && values.invoice === 'entity' ? await wrongEntity(values.entity_cr) : undefined;
    const problems = {
      ...(ages && ages.key !== values.ages && { ages: t('agesRequired') }),
      ...(entity && { entity_cr: entity }),
    };
    if (Object.keys(problems).length > 0) throw wrong(problems);
  }

  async function wrongEntity(number: string): Promise<string | undefined> {
    if (number.length < limits.crNumberMinLength) return say('cr_number');
    const answer = await people.lookUp('entity', number);
    if (answer?.state === 'found') return undefined;
    return answer?.state === 'failed' ? answer.message : t('entityNotFound');
  }

  return { advice, seats, review };
}
