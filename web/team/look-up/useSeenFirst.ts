import { useEffect, useRef } from 'react';
import { limits } from '#contract/limits.ts';
import type { FormControl } from '#web/kit/form/useForm.ts';
import type { FoundPerson, People, SeatRole } from './usePeople.ts';

interface SeenFirst<Name extends string> {
  form: FormControl<Record<Name, string>>;
  /** The field with the membership ID. */
  name: Name;
  kind: SeatRole;
  people: People;
  /** Why this person cannot have the place, where that is known here: they are in the team already. */
  whyNot: (person: FoundPerson) => string | undefined;
  /** Asks whether this person is to have the place. */
  ask: (person: FoundPerson) => Promise<boolean>;
}

/**
 * The `submit` of a form that gives somebody a place in a team: they are looked up, and named in a question, before
 * anything is sent, for one wrong digit is somebody else.
 */
export function useSeenFirst<Name extends string>({ form, name, kind, people, whyNot, ask }: SeenFirst<Name>) {
  const number: string = form.values[name];
  const typed = useRef('');
  useEffect(() => {
    typed.current = number;
  }, [number]);
  const submit: typeof form.submit = async (event) => {
    event?.preventDefault();
    if (form.pending) return;
    // What is too short is refused by the form's own check.
    if (number.length < limits.membershipIdDigits) return form.submit();
    const known = await people.lookUp(kind, number);
    // Another number was typed meanwhile: this answer is of no use.
    if (typed.current !== number || !known || known.state === 'looking') return;
    if (known.state !== 'found') return form.setErrors({ [name]: known.message });
    const wrong = whyNot(known.person);
    if (wrong) return form.setErrors({ [name]: wrong });
    if (await ask(known.person)) await form.submit();
  };
  return submit;
}
