import type { ReactNode } from 'react';
import type { Language } from '#contract/languages.ts';
import { useLanguage } from '#web/lib/words.tsx';
import type { Held, RecordBinding } from './useRecordForm.ts';

/** The fields that are written in both languages: `name`, if there is a `name_en`. */
type Twice<Values> = {
  [Name in keyof Values & string]: `${Name}_en` extends keyof Values ? Name : never;
}[keyof Values & string];

interface TwoLanguagesProps<Values extends object, Name extends Twice<Values>> {
  /** The form, or a row of a list in it. */
  form: { values: Values; field: <Of extends keyof Values & string>(name: Of) => RecordBinding<Held<Values[Of]>> };
  name: Name;
  /** Renders the field of one language. */
  children: (field: RecordBinding<Held<Values[Name]>>, language: Language) => ReactNode;
}

/** A field in Arabic and in English, side by side where there is room; the one in the page's language comes first. */
export function TwoLanguages<Values extends object, Name extends Twice<Values>>({
  form,
  name,
  children,
}: TwoLanguagesProps<Values, Name>) {
  const { lang } = useLanguage();
  const names = { ar: name, en: `${name}_en` as Name };
  const order: Language[] = lang === 'ar' ? ['ar', 'en'] : ['en', 'ar'];
  return (
    <Pair>
      {order.map((language) => (
        <div key={language} className="min-w-0">
          {children(form.field(names[language]), language)}
        </div>
      ))}
    </Pair>
  );
}

/** Two fields side by side where there is room. */
export const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">{children}</div>
);
