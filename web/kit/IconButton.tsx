import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './Button.tsx';
import { cx } from './cx.ts';

export interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'iconEnd' | 'children' | 'aria-label'> {
  /** What it does: the accessible name, also shown on hover. */
  label: string;
  children: ReactNode;
}

const widths = { sm: 'w-(--control-sm)', md: 'w-(--control)', lg: 'w-(--control-lg)' };

/** A square button with only an icon. Icons that point along the line need `rtl:-scale-x-100`. */
export function IconButton({ label, size = 'md', variant = 'ghost', className, children, ...rest }: IconButtonProps) {
  return (
    <Button
      {...rest}
      size={size}
      variant={variant}
      aria-label={label}
      title={label}
      className={cx(widths[size], 'shrink-0 px-0!', className)}
    >
      {children}
    </Button>
  );
}
