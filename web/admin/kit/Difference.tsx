import ArrowRight from 'lucide-react/icons/arrow-right';
import { Fragment } from 'react';
import { directionOf } from '#contract/languages.ts';
import { htmlToText } from '#domain/html-text.ts';
import { useWords } from '#web/lib/words.tsx';
import type { RecordField } from './form/record-fields.ts';
import { Thumbnail } from './picture/Thumbnail.tsx';
import { useValueText } from './useValueText.ts';
import { wordChanges } from './word-changes.ts';

/** Characters of a change beyond which it is folded. */
const LONG = 600;

interface DifferenceProps {
  before: unknown;
  after: unknown;
  field: RecordField | undefined;
}

/** What was changed in one field: word by word in a text; "No → Yes" for a flag or a number. */
export function Difference({ before, after, field }: DifferenceProps) {
  const t = useWords('admin');
  const textOf = useValueText(field);
  if (field?.picture) {
    return (
      <span className="flex items-center gap-3">
        <Thumbnail src={before} />
        <ArrowRight aria-hidden size="1.2em" className="shrink-0 text-soft rtl:-scale-x-100" />
        <Thumbnail src={after} />
      </span>
    );
  }
  const isText = [before, after].some((value) => typeof value === 'string' || Array.isArray(value));
  if ((field?.names && !field.element) || !isText) {
    return <span>{t('history.fromTo', { before: textOf(before), after: textOf(after) })}</span>;
  }
  return <TextDifference before={before} after={after} field={field} />;
}

/** What one field of a record said. */
export function Contents({ value, field }: { value: unknown; field: RecordField | undefined }) {
  const plain = usePlainText(field);
  if (field?.picture && value) return <Thumbnail src={value} />;
  return (
    <span
      lang={field?.language}
      // A number alone would stand at the left in Arabic.
      dir={field?.language ? directionOf(field.language) : typeof value === 'number' ? undefined : 'auto'}
      className="block whitespace-pre-line wrap-anywhere"
    >
      {plain(value)}
    </span>
  );
}

function usePlainText(field: RecordField | undefined) {
  const textOf = useValueText(field);
  return (value: unknown) => textOf(field?.html && value ? htmlToText(String(value)).replaceAll(/\n+/g, '\n') : value);
}

function TextDifference({ before, after, field }: DifferenceProps) {
  const t = useWords('admin');
  const plain = usePlainText(field);
  const [old, now] = [plain(before), plain(after)];
  const [was, is] = [!isEmpty(before), !isEmpty(after)];
  const isText = [before, after].every((value) => typeof value === 'string' || Array.isArray(value));
  // Where nothing stood before, or nothing stands now, there is only the other to be seen.
  const runs =
    isText && was && is
      ? wordChanges(old, now)
      : [
          ...(was ? [{ kind: 'removed' as const, text: old }] : []),
          ...(is ? [{ kind: 'added' as const, text: now }] : []),
        ];
  // Another moment of the same minute reads alike.
  if (runs.every(({ kind }) => kind === 'same'))
    return <span className="text-soft">{field?.html ? t('history.formatting') : now}</span>;
  const text = (
    <span
      lang={field?.language}
      dir={field?.language ? directionOf(field.language) : 'auto'}
      className="block whitespace-pre-line wrap-anywhere"
    >
      {runs.map(({ kind, text }, at) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the runs never change
        if (kind === 'same') return <span key={at}>{text}</span>;
        const Mark = kind === 'added' ? 'ins' : 'del';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the runs never change
          <Fragment key={at}>
            <Mark className={marks[kind]}>
              <span className="sr-only">{t(`history.${kind}`)} </span>
              {text.trimEnd()}
            </Mark>
            {text.slice(text.trimEnd().length) || ' '}
          </Fragment>
        );
      })}
    </span>
  );
  if (runs.reduce((length, run) => length + run.text.length, 0) <= LONG) return text;
  return (
    <details>
      <summary className="cursor-pointer rounded-xs font-semibold">{t('history.show')}</summary>
      <div className="mt-2">{text}</div>
    </details>
  );
}

/** What `useValueText` calls empty. */
const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const marks = {
  added: 'rounded-xs bg-good-tint text-good underline decoration-good/50 underline-offset-3',
  removed: 'rounded-xs bg-bad-tint text-bad line-through decoration-bad/60',
};
