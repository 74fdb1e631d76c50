import type { Language } from '#contract/languages.ts';
import { textIn } from '#domain/deleted-account.ts';
import { formatDate, formatDateTime, formatNumber } from '#locales/format.ts';
import { local } from '#web/lib/local.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import type { RecordField } from './form/record-fields.ts';

/**
 * A value of a record in words: flags as yes and no, nothing as "empty", days and times by Riyadh's clock, another record by
 * its name, a list of groups as what stands in each.
 */
export function useValueText(field?: RecordField): (value: unknown) => string {
  const t = useWords('admin');
  const { lang } = useLanguage();
  const textOf = (value: unknown): string => {
    if (value === undefined || value === null || value === '') return t('history.empty');
    if (typeof value === 'boolean') return field?.names?.[String(value)] ?? t(value ? 'history.yes' : 'history.no');
    if (typeof value === 'number') return field?.names?.[value] ?? formatNumber(value);
    if (typeof value === 'string') {
      return isStoredPicture(value)
        ? t('picture.of', { name: value.slice(-11, -5) })
        : (field?.names?.[value] ?? momentIn(value, lang) ?? textIn(lang, value));
    }
    if (Array.isArray(value))
      return value.length > 0
        ? value.map((one, at) => `${formatNumber(at + 1)}. ${textOf(one)}`).join('\n')
        : t('history.empty');
    return nameIn(value, lang) ?? saidIn(value).map(textOf).join(' · ');
  };
  return textOf;
}

/** A day, a minute of Riyadh's clock or an instant, as people write it; undefined for any other text. */
function momentIn(text: string, language: Language): string | undefined {
  if (!/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/.test(text)) return undefined;
  if (text.length === 10) return formatDate(text, language);
  return formatDateTime(text.length === 16 ? `${text}:00+03:00` : text, language);
}

/** What is empty, and the id by which a row is known, say nothing. */
const saidIn = (value: object) =>
  Object.entries(value).flatMap(([name, said]) => (name === '_id' || said === '' || said === null ? [] : [said]));

const isStoredPicture = (text: string) => /^\/files\/pictures\/[\w-]+\.webp$/.test(text);

/** The name of another record. */
function nameIn(value: object, language: Language): string | undefined {
  if (!('_id' in value && 'name' in value && 'name_en' in value)) return undefined;
  return local(language, value as { name: string; name_en: string }, 'name');
}
