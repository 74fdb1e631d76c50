import ChevronDown from 'lucide-react/icons/chevron-down';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { cx } from './cx.ts';

export interface DisclosureMenuProps {
  /** What the button says. */
  label: ReactNode;
  /** Links and buttons; the box around them is drawn here. */
  children: ReactNode;
  /** On which side of the button the box hangs. */
  side?: 'start' | 'end';
  /** Says what the button is for where `label` is a picture alone. */
  name?: string;
  className?: string;
}

/**
 * A menu of links on the browser's own `details`: works before any script, for the public navigation. Closes on
 * Escape, on leaving it, on a press elsewhere and when the page changes.
 */
export function DisclosureMenu({ label, children, side = 'start', name, className }: DisclosureMenuProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const close = () => {
    if (ref.current) ref.current.open = false;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place in the history closes it
  useEffect(close, [key]);
  useEffect(() => {
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !ref.current?.open) return;
    close();
    ref.current.querySelector('summary')?.focus();
  };
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !ref.current?.contains(event.relatedTarget)) close();
  };
  return (
    <details ref={ref} onKeyDown={onKeyDown} onBlur={onBlur} className={cx('group relative', className)}>
      <summary
        aria-label={name}
        className="flex min-h-(--control) list-none items-center gap-1.5 rounded-sm px-2 [&::-webkit-details-marker]:hidden"
      >
        {label}
        <ChevronDown aria-hidden size="1em" className="transition-transform group-open:rotate-180" />
      </summary>
      <div
        className={cx(
          'kit-rise absolute top-full z-30 mt-1 min-w-56 rounded-lg border border-line bg-raised p-1.5 text-ink shadow-lg',
          side === 'start' ? 'start-0' : 'end-0',
        )}
      >
        {children}
      </div>
    </details>
  );
}

/** How a link or button inside a menu looks. */
export const menuItemClass =
  'flex w-full items-center gap-2.5 rounded-sm px-3 py-2 text-start text-sm text-ink no-underline hover:bg-ink/7';
