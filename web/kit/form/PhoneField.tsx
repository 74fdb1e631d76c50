import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useRef, useState } from 'react';
import { latinDigits } from '#locales/digits.ts';
import { onFirstInteraction } from '#web/lib/hydration/first-interaction.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { cx } from '../cx.ts';
import { controlClass, Field, type FieldProps } from './Field.tsx';
import { type Country, openPhoneBook, type PhoneBook, phoneValue } from './phone-book.ts';

export interface PhoneFieldProps extends FieldProps {
  /** As `+966501234567` (E.164); empty if none. */
  value: string;
  onChange: (value: string) => void;
  /** The country of a number typed without a country code. */
  country?: Country;
  disabled?: boolean;
}

/** A phone number with its country: typed in national format, submitted in international format. */
export function PhoneField({ value, onChange, country: home = 'SA', disabled, ...field }: PhoneFieldProps) {
  const t = useWords('kit');
  const { lang } = useLanguage();
  const [book, setBook] = useState<PhoneBook>();
  const [country, setCountry] = useState(home);
  const [text, setText] = useState(value);
  // The value that this field last reported; any other value comes from outside and replaces the text.
  const [said, setSaid] = useState(value);

  // The library is larger than the rest of a form: it loads on the first interaction, or when there is a number to
  // show.
  const [wanted, setWanted] = useState(false);
  if (value && !wanted) setWanted(true);
  useEffect(() => (wanted ? undefined : onFirstInteraction(() => setWanted(true))), [wanted]);

  const latest = useRef({ value, onChange });
  latest.current = { value, onChange };
  useEffect(() => {
    if (!wanted) return;
    let here = true;
    openPhoneBook(lang).then(
      (opened) => {
        if (!here) return;
        setBook(opened);
        setSaid('');
        // What was typed while the library loaded has not been parsed yet.
        const read = opened.read(latest.current.value, home);
        if (read && read.e164 !== latest.current.value) latest.current.onChange(read.e164);
      },
      // Without the library the number is sent as typed, and the server parses it.
      () => {},
    );
    return () => {
      here = false;
    };
  }, [wanted, lang, home]);

  if (value !== said) {
    setSaid(value);
    const read = book?.read(value, home);
    setText(read?.national ?? value);
    if (read) setCountry(read.country);
  }
  const change = (typed: string, where: Country) => {
    const next = phoneValue(typed, where, book);
    // A typed or pasted country code selects the country.
    const own = /^(\+|00)/.test(typed) ? book?.read(next, where)?.country : undefined;
    setText(typed);
    setCountry(own ?? where);
    setSaid(next);
    onChange(next);
  };
  const calling = book?.countries.find(({ code }) => code === country)?.calling ?? (country === 'SA' ? '+966' : '');

  return (
    <Field {...field}>
      {(control) => (
        <div dir="ltr" className="relative">
          <div className="absolute inset-y-1 start-1 flex w-25 items-center justify-between gap-1 rounded-sm ps-2.5 pe-1.5 text-sm has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-solid hover:bg-ink/7">
            <span aria-hidden className="whitespace-nowrap tabular-nums">
              <span className="font-semibold">{country}</span> <span className="text-soft">{calling}</span>
            </span>
            <ChevronDown aria-hidden size="1em" className="shrink-0 text-soft" />
            <select
              aria-label={t('country')}
              disabled={disabled || !book}
              value={country}
              onChange={(event) => change(text, event.target.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            >
              {book ? (
                book.countries.map(({ code, name, calling }) => (
                  <option key={code} value={code}>
                    {name} ({calling})
                  </option>
                ))
              ) : (
                <option value={country}>{country}</option>
              )}
            </select>
          </div>
          <input
            {...control}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            disabled={disabled}
            value={text}
            onChange={(event) => change(latinDigits(event.target.value), country)}
            className={cx(controlClass, 'ps-29 tabular-nums')}
          />
        </div>
      )}
    </Field>
  );
}
