import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import { cx } from './cx.ts';
import { Spinner } from './Spinner.tsx';

/**
 * `go` is the main next action: at most one per screen. `primary` for other main actions, `quiet` for secondary ones.
 */
export type ButtonVariant = 'go' | 'primary' | 'quiet' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const variants: Record<ButtonVariant, string> = {
  go: 'bg-signal text-on-signal shadow-xs hover:bg-signal-press',
  primary: 'bg-ink text-paper shadow-xs hover:bg-ink/88',
  quiet: 'bg-surface text-ink shadow-xs ring-1 ring-inset ring-edge/70 hover:bg-sunken hover:ring-edge',
  ghost: 'text-ink hover:bg-ink/7',
  danger: 'bg-bad-fill text-white shadow-xs hover:bg-bad-fill/90',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-(--control-sm) px-3 text-sm gap-1.5 rounded-sm',
  md: 'min-h-(--control) px-4.5 text-base gap-2 rounded-md',
  lg: 'min-h-(--control-lg) px-6 text-lg gap-2.5 rounded-md',
};

/** The classes of a button, for the rare case of another element that must look like one. */
export function buttonClass(variant: ButtonVariant = 'quiet', size: ButtonSize = 'md', className?: string): string {
  return cx(
    'kit-edge relative inline-flex select-none items-center justify-center py-1 text-center font-semibold leading-tight no-underline',
    'transition-[background-color,box-shadow,transform,opacity] active:translate-y-px',
    'disabled:pointer-events-none disabled:opacity-50 aria-disabled:cursor-default print:hidden',
    variants[variant],
    sizes[size],
    className,
  );
}

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Rendered before the text; use an icon of 1.15em. */
  icon?: ReactNode;
  /** Rendered after the text. */
  iconEnd?: ReactNode;
}

export interface ButtonProps extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Work is in progress: shows a spinner, keeps focus and width, and ignores further clicks. */
  pending?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button. Its `type` is `button` unless set to `submit`; in a form use `SubmitButton`. */
export function Button({ variant, size, icon, iconEnd, pending, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(variant, size, className)}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest['aria-disabled']}
      onClick={pending ? (event) => event.preventDefault() : onClick}
    >
      {pending && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
      <span className={cx('inline-flex items-center justify-center gap-[inherit]', pending && 'opacity-0')}>
        {icon}
        {children}
        {iconEnd}
      </span>
    </button>
  );
}

export interface ButtonLinkProps extends Look, Omit<LinkProps, 'className'> {
  className?: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a button, for navigation. `to` is a path of this site or a full URL. */
export function ButtonLink({ variant, size, icon, iconEnd, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass(variant, size, className)}>
      {icon}
      {children}
      {iconEnd}
    </Link>
  );
}
