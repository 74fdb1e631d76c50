import type { ReactNode } from 'react';
import { Link } from '#web/kit/Link.tsx';

export interface FigureRow {
  key: string;
  name: string;
  /** The list behind it, if there is one and it is not empty. */
  to?: string | undefined;
  values: readonly ReactNode[];
}

interface FigureTableProps {
  /** The caption, for screen readers. */
  label: string;
  /** The heads of the columns; the first is that of the names. */
  heads: readonly string[];
  rows: readonly FigureRow[];
}

/** The values of a chart as a table. */
export function FigureTable({ label, heads, rows }: FigureTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is scrolled by the keyboard, too
    <section aria-label={label} tabIndex={0} className="max-h-96 overflow-auto rounded-sm">
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="border-b border-line text-soft">
            {heads.map((head, place) => (
              <th
                key={head}
                scope="col"
                className={`py-2 font-semibold ${place === 0 ? 'text-start' : 'ps-3 text-end'}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, to, values }) => (
            <tr key={key} className="border-b border-line/60 last:border-0">
              <th scope="row" className="py-2 text-start font-normal">
                {to ? <Link to={to}>{name}</Link> : name}
              </th>
              {values.map((value, place) => (
                <td key={heads[place + 1]} className="py-2 ps-3 text-end whitespace-nowrap">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
