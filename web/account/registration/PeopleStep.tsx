import type { User } from '#contract/entities.ts';
import { Button } from '#web/kit/Button.tsx';
import { withoutField } from '#web/kit/form/form-state.ts';
import { useWords } from '#web/lib/words.tsx';
import type { SeatRole } from './draft.ts';
import { SeatField } from './SeatField.tsx';
import { duplicates } from './steps.ts';
import type { WizardControl } from './useWizard.ts';

/** One membership ID for each place of a coach or member that the category has. */
export function PeopleStep({ seats: role, wizard, user }: { seats: SeatRole; wizard: WizardControl; user: User }) {
  const t = useWords('registration');
  const { form, competition, ageLevel, people } = wizard;
  if (!competition) return null;
  const twice = duplicates(form.values, competition);
  const numbers = form.values[role].slice(0, competition[role]);
  const free = numbers.findIndex((number) => !number);
  const offersMe = role === 'coaches' && user.type === 1 && free >= 0 && !numbers.includes(user.national_id);
  return (
    <div className="flex flex-col gap-5">
      <p className="-mt-3 text-sm text-soft">
        {t('membershipHint')} {t('noAccountYet')}
      </p>
      {offersMe && (
        <Button size="sm" className="self-start" onClick={() => form.item('coaches', free).onChange(user.national_id)}>
          {t('addMe')}
        </Button>
      )}
      <ol className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
        {numbers.map((_, place) => {
          const field = form.item(role, place);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number, and does not move
            <li key={place} className="min-w-0">
              <SeatField
                seats={role}
                place={place}
                field={field}
                twice={twice.has(field.name)}
                ageLevel={role === 'members' ? ageLevel : undefined}
                people={people}
                onFound={() => form.setErrors(withoutField(form.errors, field.name))}
              />
            </li>
          );
        })}
      </ol>
    </div>
  );
}
