import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import type { Chosen } from './kept-file.ts';

interface ReadFactsProps {
  file: Chosen;
  disabled: boolean;
  onHidden: (withoutHidden: boolean) => void;
}

/** How a file was understood: its sheet, hidden rows, and columns that are not used. */
export function ReadFacts({ file, disabled, onHidden }: ReadFactsProps) {
  const t = useWords('admin-result-imports');
  const { lang } = useLanguage();
  const { read, withoutHidden } = file;
  const hidden = read.rows.filter((row) => row.hidden).length;
  const list = new Intl.ListFormat(lang, { type: 'unit', style: 'short' });
  if (!read.sheet && read.unknown.length === 0 && hidden === 0) return null;
  return (
    <div className="flex flex-col gap-3" inert={disabled}>
      {read.sheet && <p className="text-sm text-soft">{t('fromSheet', { sheet: read.sheet })}</p>}
      {read.unknown.length > 0 && (
        <p className="text-sm wrap-anywhere text-soft">{t('unknown', { columns: list.format(read.unknown) })}</p>
      )}
      {hidden > 0 && (
        <div className="flex flex-col gap-2">
          <p className="text-sm font-semibold">{t(withoutHidden ? 'hiddenLeft' : 'hidden', { count: hidden })}</p>
          <Checkbox label={t('leaveHidden')} value={withoutHidden} onChange={onHidden} />
        </div>
      )}
    </div>
  );
}
