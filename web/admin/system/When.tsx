import { DateTime } from '#web/kit/DateTime.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { useWords } from '#web/lib/words.tsx';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A moment, and how long before `now` it was; both are of the server's clock. */
export function When({ iso, now }: { iso: string; now: string }) {
  const t = useWords('admin-system');
  const passed = Math.max(0, Date.parse(now) - Date.parse(iso));
  const [unit, length] =
    passed < HOUR
      ? (['minutes', MINUTE] as const)
      : passed < 2 * DAY
        ? (['hours', HOUR] as const)
        : (['days', DAY] as const);
  return (
    <>
      <DateTime iso={iso} time />{' '}
      <span className="whitespace-nowrap text-soft">
        {passed < MINUTE ? t('ago.now') : t(`ago.${unit}`, { count: Math.floor(passed / length) })}
      </span>
    </>
  );
}

const units = ['B', 'kB', 'MB', 'GB', 'TB'];

/** `1.4 GB`, as operators read it in both languages. */
export function sizeText(bytes: number): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const value = bytes / 1000 ** power;
  return `${power > 0 && value < 100 ? value.toFixed(1) : Math.round(value)} ${units[power]}`;
}

export const Size = ({ bytes }: { bytes: number }) => <Ltr>{sizeText(bytes)}</Ltr>;
