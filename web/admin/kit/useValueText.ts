import { formatNumber } from '#locales/format.ts';
import { useWords } from '#web/lib/words.tsx';
import type { RecordField } from './form/record-fields.ts';

/** A value of a record in words: flags as yes and no, nothing as "empty", the id of another record as its name. */
export function useValueText(field?: RecordField): (value: unknown) => string {
  const t = useWords('admin');
  return (value) => {
    if (value === undefined || value === null || value === '') return t('history.empty');
    if (typeof value === 'boolean') return t(value ? 'history.yes' : 'history.no');
    if (typeof value === 'number') return formatNumber(value);
    return typeof value === 'string' ? (field?.names?.[value] ?? value) : JSON.stringify(value);
  };
}
