import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { limits } from '#contract/limits.ts';
import { latinDigits } from '#locales/digits.ts';
import { Button } from '#web/kit/Button.tsx';
import { TextField } from '#web/kit/form/TextField.tsx';
import type { FieldBinding } from '#web/kit/form/useForm.ts';
import { Spinner } from '#web/kit/Spinner.tsx';
import { useWords } from '#web/lib/words.tsx';
import type { FoundPerson, LookUpKind, People } from './usePeople.ts';

/** Milliseconds without typing before the lookup request. */
const rest = 350;

export type LookUpFieldProps = {
  kind: LookUpKind;
  label: string;
  hint?: string;
  required?: boolean;
  optional?: boolean;
  field: FieldBinding<string>;
  /** What is wrong with the number, checked before the request. */
  wrong?: string | undefined;
  people: People;
  /** Found now: no error about the previous number applies any longer, neither the field's nor the form's. */
  onFound: () => void;
  /** Renders the result. */
  children: (found: FoundPerson) => ReactNode;
};

/** A number field that looks up the person as soon as the number is long enough. */
export function LookUpField({ kind, field, wrong, people, onFound, children, ...shown }: LookUpFieldProps) {
  const t = useWords('look-up');
  const number = field.value;
  const { lookUp, retry, round } = people;
  const asked = number.length >= limits.lookUpMinLength && !wrong;
  const known = asked ? people.of(kind, number) : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round retries what failed
  useEffect(() => {
    if (!asked) return;
    const typed = new AbortController();
    const timer = setTimeout(() => lookUp(kind, number, typed.signal), rest);
    return () => {
      clearTimeout(timer);
      typed.abort();
    };
  }, [asked, kind, number, lookUp, round]);

  const settle = useEffectEvent(onFound);
  const found = known?.state === 'found';
  const before = useRef(found);
  useEffect(() => {
    // Not if the person was found already: then the error comes from the server and must stay.
    if (found && !before.current) settle();
    before.current = found;
  }, [found]);

  const problem = wrong || ((known?.state === 'missing' || known?.state === 'failed') && known.message) || field.error;
  return (
    <>
      <TextField
        kind="code"
        maxLength={30}
        {...shown}
        {...field}
        onChange={(text) => field.onChange(latinDigits(text).replace(/\s/g, ''))}
        error={problem || undefined}
        end={known?.state === 'looking' && <Spinner className="me-3 text-soft" />}
      />
      <div role="status">
        {known?.state === 'looking' && <span className="sr-only">{t('looking')}</span>}
        {known?.state === 'found' && children(known.person)}
      </div>
      {known?.state === 'failed' && (
        <Button size="sm" className="mt-2" onClick={retry}>
          {t('lookAgain')}
        </Button>
      )}
    </>
  );
}
