import { type KeyboardEvent, useRef } from 'react';
import type { User } from '#contract/entities.ts';
import { limits } from '#contract/limits.ts';
import { Button } from '#web/kit/Button.tsx';
import { withoutField } from '#web/kit/form/form-state.ts';
import { useWords } from '#web/lib/words.tsx';
import { LookUpField, PersonLine, type SeatRole } from '#web/team/look-up/index.ts';
import { PeopleNotices } from './PeopleNotices.tsx';
import { duplicates } from './steps.ts';
import type { WizardControl } from './useWizard.ts';

/** One membership ID field for each coach or member place of the category. */
export function PeopleStep({ seats: role, wizard, user }: { seats: SeatRole; wizard: WizardControl; user: User }) {
  const t = useWords('registration');
  const list = useRef<HTMLOListElement>(null);
  const { form, competition, ageLevel, people } = wizard;
  if (!competition) return null;
  const twice = duplicates(form.values, competition);
  const numbers = form.values[role].slice(0, competition[role]);
  const free = numbers.findIndex((number) => !number);
  const offersMe = role === 'coaches' && user.type === 1 && free >= 0 && !numbers.includes(user.national_id);

  function seatMe() {
    form.item('coaches', free).onChange(user.national_id);
    // The button disappears, so the focus moves to the field that now has the number.
    list.current?.querySelectorAll('input')[free]?.focus();
  }

  /** Whether a number is long enough for a lookup and its lookup has not finished. */
  const isOpen = (number: string, place: number) => {
    const state = people.of(role, number)?.state;
    const answered = state === 'found' || state === 'missing' || state === 'failed';
    return number.length >= limits.lookUpMinLength && !twice.has(`${role}.${place}`) && !answered;
  };

  /** Enter moves to the next place; on the last one it submits, once all lookups have finished. */
  function enter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    const places = [...(list.current?.querySelectorAll('input') ?? [])];
    const next = places[places.indexOf(event.target) + 1];
    if (next || numbers.some(isOpen)) event.preventDefault();
    next?.focus();
  }

  return (
    <div className="flex flex-col gap-5">
      <p className="-mt-3 text-sm text-soft">
        {t('membershipHint')} {t('noAccountYet')}
      </p>
      {offersMe && (
        <Button size="sm" className="self-start" onClick={seatMe}>
          {t('addMe')}
        </Button>
      )}
      <ol ref={list} onKeyDown={enter} className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
        {numbers.map((_, place) => {
          const field = form.item(role, place);
          const n = place + 1;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is identified by its number
            <li key={place} className="min-w-0">
              <LookUpField
                kind={role}
                label={role === 'coaches' ? t('coach', { n }) : t('member', { n })}
                required={place === 0}
                optional={place > 0}
                field={field}
                wrong={twice.has(field.name) ? t('duplicate') : undefined}
                people={people}
                onFound={() => form.setErrors(withoutField(form.errors, field.name))}
              >
                {(person) => (
                  <PersonLine
                    person={person}
                    ages={
                      role === 'members' && ageLevel ? { chosen: ageLevel, levels: competition.ageLevels } : undefined
                    }
                    announced
                  />
                )}
              </LookUpField>
            </li>
          );
        })}
      </ol>
      <PeopleNotices wizard={wizard} seats={role} />
    </div>
  );
}
