/** The two languages of the portal (public spec, section 9: stored as en or ar). */
export const languages = ['ar', 'en'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (value: unknown): value is Language => value === 'ar' || value === 'en';

/** The direction in which a language is written. */
export const directionOf = (language: Language): 'rtl' | 'ltr' => (language === 'ar' ? 'rtl' : 'ltr');

/**
 * The language of a visitor: their choice, else the first of our languages in the browser's list, else Arabic.
 * @param acceptLanguage the header as sent, e.g. `fr,en;q=0.8`
 */
export function pickLanguage(chosen: string | undefined, acceptLanguage: string | undefined): Language {
  if (isLanguage(chosen)) return chosen;
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { language: tag.split('-')[0], weight: weight ? Number(weight.trim().slice(2)) : 1 };
    })
    .filter(({ language, weight }) => isLanguage(language) && weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return (wanted[0]?.language as Language | undefined) ?? 'ar';
}
