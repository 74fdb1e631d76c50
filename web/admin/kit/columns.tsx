import type { ReactNode } from 'react';
import type { Flag } from '#contract/admin-crud.ts';
import type { Language } from '#contract/languages.ts';
import { DateTime } from '#web/kit/DateTime.tsx';
import type { Column } from '#web/kit/table/DataTable.tsx';
import { TwoLines } from '#web/kit/table/TwoLines.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import type { SwitchCall, SwitchCalls } from './calls.ts';
import type { StatusWords } from './field-labels.ts';
import { Line } from './Line.tsx';
import { eitherFilter, type RecordName } from './list-types.ts';
import { StatusSwitch } from './StatusSwitch.tsx';

type Edited = { updated_at: string; updated_by: string | null };
type Named = { name: string; name_en: string };

/** When a record was changed last, and by whom. */
export function useUpdatedColumn(): Column<Edited, 'updated_at'> {
  const t = useWords('admin');
  return {
    key: 'updated',
    header: t('list.updated'),
    sort: 'updated_at',
    className: 'sm:text-sm',
    cell: ({ updated_at, updated_by }) => (
      <TwoLines main={<DateTime iso={updated_at} />} below={updated_by && <bdi>{updated_by}</bdi>} />
    ),
  };
}

interface NameColumn<Row> {
  header: string;
  /** Before the name. */
  picture?: (row: Row) => ReactNode;
  /** Below the name, in the page's language; without it the name in the other language. */
  detail?: (row: Row) => string;
  /** Its width: its texts ask for none. */
  className?: string;
}

/** How records with a name in both languages are named: in the page's language first. */
export function useRecordName<Row extends Named>({
  header,
  picture,
  detail,
  className = 'sm:w-1/2',
}: NameColumn<Row>): RecordName<Row, 'name' | 'name_en'> {
  const t = useWords('admin');
  const { lang } = useLanguage();
  const names = (row: Row): { language: Language; text: string }[] => {
    const both = [
      { language: 'ar' as const, text: row.name },
      { language: 'en' as const, text: row.name_en },
    ];
    return (lang === 'ar' ? both : both.toReversed()).filter(({ text }) => text);
  };
  const column: Column<Row, 'name' | 'name_en'> = {
    key: 'name',
    header,
    sort: lang === 'ar' ? 'name' : 'name_en',
    main: true,
    className,
    cell(row) {
      const [first, second] = names(row);
      const below = detail ? { language: lang, text: detail(row) } : second;
      const texts = (
        <>
          {first ? (
            <Line lang={first.language}>{first.text}</Line>
          ) : (
            <span className="text-soft">{t('list.noName')}</span>
          )}
          {below && (
            <Line detail lang={below.language}>
              {below.text}
            </Line>
          )}
        </>
      );
      if (!picture) return texts;
      return (
        <span className="flex items-center gap-3.5">
          {picture(row)}
          <span className="min-w-0 grow">{texts}</span>
        </span>
      );
    },
  };
  return { column, of: (row) => names(row)[0]?.text ?? t('list.noName') };
}

/**
 * The switches of the records, or their states in words; each with its filter, where the list's call has it.
 * @param words what the switch `status` means: `admin` says that visitors see a record or not
 */
export function useFlags({ flags = [], switchAll, filterNames }: SwitchCalls, words: StatusWords) {
  const t = useWords('admin');
  const own = useWords(words);
  const say = (flag: Flag, word: 'header' | 'switch' | 'filter' | 'all' | 'on' | 'off') =>
    flag === 'status' ? own(`status.${word}`) : t(`${flag}.${word}`);
  const columns = (nameOf: (row: unknown) => string) =>
    flags.map(
      (flag): Column<unknown, never> => ({
        key: flag,
        header: say(flag, 'header'),
        className: 'max-sm:min-h-8 max-sm:items-center',
        cell: (row) => (
          <StatusSwitch
            switchAll={switchAll as SwitchCall}
            record={row as { _id: string }}
            flag={flag}
            label={`${say(flag, 'switch')}: ${nameOf(row)}`}
            states={{ on: say(flag, 'on'), off: say(flag, 'off') }}
          />
        ),
      }),
    );
  const filters = flags
    .map((flag) =>
      eitherFilter(filterOf[flag], {
        ...{ label: say(flag, 'filter'), all: say(flag, 'all') },
        ...{ on: say(flag, 'on'), off: say(flag, 'off') },
      }),
    )
    .filter(({ name }) => filterNames.includes(name));
  return { columns, filters };
}

const filterOf = { status: 'shown', registration: 'open' } as const satisfies Record<Flag, string>;
