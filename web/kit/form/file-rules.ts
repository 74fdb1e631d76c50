import { formatNumber } from '#locales/format.ts';
import { useWords } from '#web/lib/words.tsx';

/** What a file field accepts. */
export interface FileRules {
  /** MIME types, e.g. `image/png`. */
  accept: readonly string[];
  maxBytes: number;
}

/** The usual name of a file type. */
const names: Record<string, string> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/gif': 'GIF',
  'image/webp': 'WebP',
  'application/pdf': 'PDF',
  'text/csv': 'CSV',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel (XLSX)',
};

/** `JPG, PNG, GIF`. */
export const typeNames = (accept: readonly string[]) => accept.map((type) => names[type] ?? type).join(', ');

/** The translation key and number for a file size: whole kilobytes below a megabyte, then one decimal. */
export function sizeWords(bytes: number): { key: 'kilobytes' | 'megabytes'; n: string } {
  const mega = 1024 * 1024;
  return bytes < mega
    ? { key: 'kilobytes', n: formatNumber(Math.max(1, Math.round(bytes / 1024))) }
    : { key: 'megabytes', n: formatNumber(Math.ceil((bytes / mega) * 10) / 10) };
}

/** `3.2 MB`, in the person's language. */
export function useFileSize() {
  const t = useWords('kit');
  return (bytes: number): string => {
    const { key, n } = sizeWords(bytes);
    return t(key, { n });
  };
}

/** What is wrong with a file before it is sent; the server checks again, including the contents. */
export function refusalOf(file: Pick<File, 'size' | 'type' | 'name'>, { accept, maxBytes }: FileRules) {
  // Some systems report no type for CSV, or that of Excel.
  const csv = accept.includes('text/csv') && file.name.toLowerCase().endsWith('.csv');
  if (!csv && !accept.includes(file.type)) return 'fileWrongType';
  if (file.size === 0) return 'fileEmpty';
  if (file.size > maxBytes) return 'fileTooBig';
  return undefined;
}
