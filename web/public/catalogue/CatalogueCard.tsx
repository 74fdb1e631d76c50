import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { MouseEvent, ReactNode } from 'react';
import { paths } from '#web/app/paths.ts';
import { CardLink } from '#web/kit/Card.tsx';
import { cx } from '#web/kit/cx.ts';
import { Spinner } from '#web/kit/Spinner.tsx';
import type { CatalogueItem } from './useOpenProduct.ts';

interface CatalogueCardProps {
  item: CatalogueItem;
  /** Fills the card's width, at the shape it is given. */
  picture: ReactNode;
  children?: ReactNode;
  /** Where a guest comes back to. */
  here: string;
  busy: boolean;
  onOpen: (item: CatalogueItem) => void;
}

/** One course or product. A press opens it at the academy; without scripts the link leads through the sign-in. */
export function CatalogueCard({ item, picture, children, here, busy, onOpen }: CatalogueCardProps) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(item);
  };
  return (
    <CardLink
      to={paths.signIn({ redirect: here })}
      onClick={open}
      aria-busy={busy || undefined}
      className="relative w-full"
      picture={picture}
    >
      <span dir="auto" className="font-bold text-balance">
        {item.name}
      </span>
      {children}
      <ArrowUpRight
        aria-hidden
        size="1.25em"
        className={cx(
          'absolute end-3 top-3 size-8 rounded-full bg-surface p-1.5 text-ink opacity-0 shadow-sm transition-opacity',
          'group-hover:opacity-100 group-focus-visible:opacity-100 rtl:-scale-x-100',
        )}
      />
      {busy && (
        <span className="absolute inset-0 grid place-items-center bg-surface/75 text-2xl">
          <Spinner />
        </span>
      )}
    </CardLink>
  );
}
