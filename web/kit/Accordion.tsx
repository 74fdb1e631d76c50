import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface AccordionProps {
  items: { id: string; title: ReactNode; content: ReactNode }[];
  /** Of all items with the same name only one is open at a time, in browsers that support this. */
  name?: string;
  className?: string;
}

/** Questions with answers that open below them, built on the native `details`, which needs no JavaScript. */
export function Accordion({ items, name, className }: AccordionProps) {
  return (
    <ul className={cx('divide-y divide-line border-y border-line', className)}>
      {items.map(({ id, title, content }) => (
        <li key={id}>
          <details name={name} className={cx('group [interpolate-size:allow-keywords]', unfold)}>
            <summary className="flex list-none items-start justify-between gap-4 rounded-sm py-4 hover:text-palm [&::-webkit-details-marker]:hidden">
              <h3 className="text-base">{title}</h3>
              <ChevronDown
                aria-hidden
                size="1.25em"
                className="mt-0.5 shrink-0 text-palm transition-transform duration-200 group-open:rotate-180"
              />
            </summary>
            <div className="pe-8 pb-5 text-soft">{content}</div>
          </details>
        </li>
      ))}
    </ul>
  );
}

/** Answers open with an animation if the browser supports it and motion is not reduced; otherwise at once. */
const unfold = cx(
  'details-content:h-0 details-content:overflow-clip open:details-content:h-auto motion-reduce:details-content:transition-none',
  'details-content:transition-[height,content-visibility] details-content:duration-250 details-content:[transition-behavior:allow-discrete]',
);
