import { useEffect, useEffectEvent, useRef } from 'react';
import { limits } from '#contract/limits.ts';
import { latinDigits } from '#locales/digits.ts';
import { Button } from '#web/kit/Button.tsx';
import { TextField } from '#web/kit/form/TextField.tsx';
import type { FieldBinding } from '#web/kit/form/useForm.ts';
import { Spinner } from '#web/kit/Spinner.tsx';
import { useWords } from '#web/lib/words.tsx';
import { personKey, type SeatRole } from './draft.ts';
import { PersonLine } from './PersonLine.tsx';
import type { People } from './usePeople.ts';

/** Milliseconds of rest after the last key before the registry is asked. */
const rest = 350;

type SeatFieldProps = {
  seats: SeatRole;
  place: number;
  field: FieldBinding<string>;
  /** The number stands in the team before. */
  twice: boolean;
  ageLevel: { title: string; desc: string } | undefined;
  people: People;
  /** The person has been found after all: what was said of the number before is no longer so. */
  onFound: () => void;
};

/** One place: the number that is typed, and the person behind it as soon as the number is long enough. */
export function SeatField({ seats: role, place, field, twice, ageLevel, people, onFound }: SeatFieldProps) {
  const t = useWords('registration');
  const number = field.value;
  const { lookUp, retry, round } = people;
  const asked = number.length >= limits.lookUpMinLength && !twice;
  const known = asked ? people.known[personKey(role, number)] : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again for what failed
  useEffect(() => {
    if (!asked) return;
    const typed = new AbortController();
    const timer = setTimeout(() => lookUp(role, number, typed.signal), rest);
    return () => {
      clearTimeout(timer);
      typed.abort();
    };
  }, [asked, role, number, lookUp, round]);

  const settle = useEffectEvent(() => field.error && onFound());
  const found = known?.state === 'found';
  const before = useRef(found);
  useEffect(() => {
    // Not when it was found all along: then the refusal is the server's, and stands.
    if (found && !before.current) settle();
    before.current = found;
  }, [found]);

  const missing = role === 'coaches' ? t('coachNotFound') : t('memberNotFound');
  const problem =
    (twice && t('duplicate')) ||
    (known?.state === 'missing' && missing) ||
    (known?.state === 'failed' && known.message) ||
    field.error;
  return (
    <>
      <TextField
        kind="code"
        label={role === 'coaches' ? t('coach', { n: place + 1 }) : t('member', { n: place + 1 })}
        required={place === 0}
        optional={place > 0}
        maxLength={30}
        {...field}
        onChange={(text) => field.onChange(latinDigits(text).replace(/\s/g, ''))}
        error={problem || undefined}
        end={known?.state === 'looking' && <Spinner className="me-3 text-soft" />}
      />
      <div role="status">
        {known?.state === 'looking' && <span className="sr-only">{t('looking')}</span>}
        {known?.state === 'found' && <PersonLine person={known.person} ageLevel={ageLevel} announced />}
      </div>
      {known?.state === 'failed' && (
        <Button size="sm" className="mt-2" onClick={retry}>
          {t('lookAgain')}
        </Button>
      )}
    </>
  );
}
