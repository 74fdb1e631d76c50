import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { directionOf, type Language } from '#contract/languages.ts';
import { latinDigits } from '#locales/digits.ts';
import { cx } from '../cx.ts';
import { controlClass, Field, type FieldProps } from './Field.tsx';

/** `text`: free text in either script. The others read left to right; `code` also accepts Arabic digits. */
export type TextKind = 'text' | 'email' | 'url' | 'code' | 'username';

export interface TextFieldProps
  extends FieldProps,
    Pick<
      InputHTMLAttributes<HTMLInputElement>,
      | 'autoComplete'
      | 'maxLength'
      | 'placeholder'
      | 'disabled'
      | 'readOnly'
      | 'autoFocus'
      | 'inputMode'
      | 'onBlur'
      | 'list'
    > {
  value: string;
  onChange: (value: string) => void;
  kind?: TextKind;
  /** The language of the text, if it has only one: gives its direction, and the browser's spelling check. */
  language?: Language;
  /** At the end inside the field: a unit, a button. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

const kinds: Record<TextKind, InputHTMLAttributes<HTMLInputElement>> = {
  text: { type: 'text', dir: 'auto' },
  email: {
    type: 'email',
    dir: 'ltr',
    inputMode: 'email',
    autoComplete: 'email',
    spellCheck: false,
    autoCapitalize: 'none',
  },
  url: {
    type: 'url',
    dir: 'ltr',
    inputMode: 'url',
    spellCheck: false,
    autoCapitalize: 'none',
    placeholder: 'https://',
  },
  code: { type: 'text', dir: 'ltr', inputMode: 'numeric', autoComplete: 'off', spellCheck: false },
  username: { type: 'text', dir: 'ltr', autoComplete: 'username', spellCheck: false, autoCapitalize: 'none' },
};

/** One line of text. An empty field keeps the page's direction, so that the caret is where the page's lines start. */
export function TextField({ value, onChange, kind = 'text', language, end, ref, ...props }: TextFieldProps) {
  const { label, hint, error, name, required, optional, hideLabel, className, ...input } = props;
  const read = kind === 'code' ? latinDigits : (text: string) => text;
  const ltr = kinds[kind].dir === 'ltr';
  return (
    <Field {...{ label, hint, error, name, required, optional, hideLabel, className }}>
      {(control) => (
        <div className="relative" dir={ltr ? 'ltr' : undefined}>
          <input
            {...kinds[kind]}
            {...withoutUndefined(input)}
            {...control}
            ref={ref}
            lang={language}
            dir={ltr ? 'ltr' : language ? directionOf(language) : value ? 'auto' : undefined}
            value={value}
            onChange={(event) => onChange(read(event.target.value))}
            className={cx(controlClass, end && 'pe-12')}
          />
          {end && <div className="absolute inset-y-0 end-1 flex items-center">{end}</div>}
        </div>
      )}
    </Field>
  );
}

/** Undefined props must not override the defaults of the kind. */
function withoutUndefined<Given extends object>(given: Given): Partial<Given> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<Given>;
}
