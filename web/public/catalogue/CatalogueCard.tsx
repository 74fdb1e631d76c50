import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { MouseEvent, ReactNode } from 'react';
import { paths } from '#web/app/paths.ts';
import { CardLink } from '#web/kit/Card.tsx';
import { cx } from '#web/kit/cx.ts';
import { Skeleton, SkeletonText } from '#web/kit/Skeleton.tsx';
import { Spinner } from '#web/kit/Spinner.tsx';
import type { CatalogueItem } from './useOpenProduct.ts';

export type Kind = 'courses' | 'shops';

/** A card's position in its list, and the click handler's data. */
export type InList = {
  kind: Kind;
  /** Where a guest returns to after signing in. */
  here: string;
  busy: boolean;
  /** Visible at once: its picture is not lazy-loaded. */
  early: boolean;
  onOpen: (item: CatalogueItem) => void;
};

interface CatalogueCardProps extends InList {
  item: CatalogueItem & { image: string | null };
  /** Replaces a missing picture, in the same size. */
  art: ReactNode;
  children?: ReactNode;
}

const shapes = {
  courses: { width: 640, height: 360, className: 'aspect-video w-full object-cover' },
  shops: { width: 480, height: 480, className: 'aspect-square w-full object-contain' },
};

/** One course or product. A click opens it at the academy; without scripts the link leads through the sign-in. */
export function CatalogueCard({ kind, item, art, children, here, busy, early, onOpen }: CatalogueCardProps) {
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
      picture={
        item.image ? (
          <img
            src={item.image}
            alt=""
            {...shapes[kind]}
            loading={early ? 'eager' : 'lazy'}
            fetchPriority={early ? 'high' : undefined}
            decoding="async"
          />
        ) : (
          art
        )
      }
    >
      <span className="font-bold text-balance wrap-anywhere">{item.name}</span>
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

/** A placeholder card of the same size. */
export function CardSkeleton({ kind }: { kind: Kind }) {
  const isCourse = kind === 'courses';
  return (
    <div aria-hidden="true" className="overflow-hidden rounded-lg border border-line bg-surface">
      <Skeleton className={cx('w-full rounded-none', isCourse ? 'aspect-video' : 'aspect-square')} />
      <div className="flex flex-col gap-1 px-4 pt-4 pb-5 sm:px-5">
        <SkeletonText lines={isCourse ? 2 : 1} />
        <SkeletonText lines={1} className={isCourse ? 'w-3/5 text-sm' : 'w-2/5'} />
      </div>
    </div>
  );
}
