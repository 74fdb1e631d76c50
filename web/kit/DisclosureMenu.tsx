import ChevronDown from 'lucide-react/icons/chevron-down';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { cx } from './cx.ts';

export interface DisclosureMenuProps {
  /** The content of the button. */
  label: ReactNode;
  /** Links and buttons; this component renders the box around them. */
  children: ReactNode;
  /** The side of the button on which the box is aligned. */
  side?: 'start' | 'end';
  /** The accessible name, if `label` is only a picture. */
  name?: string;
  className?: string;
}

/**
 * A menu of links on the native `details`: works without JavaScript, for the public navigation. Closes on Escape, when
 * it loses the focus, on an outside click and when the page changes.
 */
export function DisclosureMenu({ label, children, side = 'start', name, className }: DisclosureMenuProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const close = () => {
    if (ref.current) ref.current.open = false;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: any navigation closes it
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
