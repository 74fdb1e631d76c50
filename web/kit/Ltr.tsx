import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** A code, phone number, address or number that reads left to right in both languages. */
export function Ltr({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <bdi dir="ltr" className={cx('tabular-nums', className)}>
      {children}
    </bdi>
  );
}

/** Text to be copied letter by letter: an ID, a reference, a serial number. */
export function Code({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <bdi dir="ltr" className={cx('rounded-sm bg-ink/6 px-1.5 py-0.5 font-mono text-[0.9em] break-all', className)}>
      {children}
    </bdi>
  );
}
