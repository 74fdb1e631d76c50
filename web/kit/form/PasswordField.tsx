import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { useWords } from '#web/lib/words.tsx';
import { cx } from '../cx.ts';
import { controlClass, Field, type FieldProps } from './Field.tsx';

export interface PasswordFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  /** `current` for signing in, `new` for a new password: password managers need it. */
  purpose?: 'current' | 'new';
  maxLength?: number;
}

/** A password with a button that shows it. Pasting is allowed. */
export function PasswordField({ value, onChange, purpose = 'current', maxLength, ...field }: PasswordFieldProps) {
  const t = useWords('kit');
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field {...field}>
      {(control) => (
        <div className="relative" dir="ltr">
          <input
            {...control}
            type={shown ? 'text' : 'password'}
            autoComplete={`${purpose}-password`}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={maxLength}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={cx(controlClass, 'pe-12')}
          />
          <button
            type="button"
            aria-label={shown ? t('hidePassword') : t('showPassword')}
            title={shown ? t('hidePassword') : t('showPassword')}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-1 end-1 grid w-10 place-items-center rounded-sm text-soft hover:bg-ink/7 hover:text-ink"
          >
            <Icon aria-hidden size="1.2em" />
          </button>
        </div>
      )}
    </Field>
  );
}
