import type { ComponentProps, ElementType, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { cx } from './cx.ts';

const face = 'block rounded-lg border border-line bg-surface shadow-xs';

export interface CardProps extends ComponentProps<'div'> {
  /** The element: `section`, `article`, `li`, … */
  as?: ElementType;
  /** Padding; `none` if a picture or table reaches the edge. */
  pad?: 'none' | 'md' | 'lg';
}

const pads = { none: '', md: 'p-5', lg: 'p-5 sm:p-7' };

/** A surface that groups related content. */
export function Card({ as: Element = 'div', pad = 'md', className, ...rest }: CardProps) {
  return <Element {...rest} className={cx(face, pads[pad], className)} />;
}

export interface CardLinkProps extends Omit<LinkProps, 'className'> {
  /** A picture or a `Tapestry` over the full width; set a height to crop it. */
  picture?: ReactNode;
  className?: string;
}

/** A card that is one link: a competition, a team, an article. Rises on hover. */
export function CardLink({ picture, className, children, ...rest }: CardLinkProps) {
  return (
    <Link
      {...rest}
      className={cx(
        face,
        'group flex flex-col overflow-hidden text-ink no-underline transition-[box-shadow,transform,border-color] duration-200',
        'hover:-translate-y-0.5 hover:border-edge/60 hover:shadow-md focus-visible:rounded-lg motion-reduce:hover:translate-y-0',
        className,
      )}
    >
      {picture && (
        <span className="block overflow-hidden *:transition-transform *:duration-500 *:ease-out group-hover:*:scale-[1.03] motion-reduce:*:transform-none">
          {picture}
        </span>
      )}
      <span className="flex grow flex-col gap-1 px-4 pt-4 pb-5 sm:px-5">{children}</span>
    </Link>
  );
}

export interface CardHeadProps {
  title: ReactNode;
  text?: ReactNode;
  end?: ReactNode;
  /** The level of the heading: 3 where the card stands below another title. */
  level?: 2 | 3 | undefined;
}

/** The head of a card: title, description and actions. */
export function CardHead({ title, text, end, level = 2 }: CardHeadProps) {
  const Heading: ElementType = `h${level}`;
  return (
    <div className="mb-5 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <Heading className="text-xl">{title}</Heading>
        {text && <p className="mt-1 text-sm text-soft">{text}</p>}
      </div>
      {end}
    </div>
  );
}
