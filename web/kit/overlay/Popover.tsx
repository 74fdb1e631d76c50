import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog as AriaDialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import { AriaProvider } from '../AriaProvider.tsx';
import { type ButtonSize, type ButtonVariant, buttonClass } from '../Button.tsx';
import { cx } from '../cx.ts';
import { useDialogElement } from './Dialog.tsx';

/**
 * Where floating boxes are rendered: in the open dialog, because everything else is inert; otherwise in the page's main
 * landmark, which should contain all content.
 */
const usePlace = (): HTMLElement | undefined =>
  useDialogElement() ?? globalThis.document?.querySelector('main') ?? undefined;

/** The floating box of menus, lists and popovers. */
export function FloatingBox({ className, ...rest }: Omit<AriaPopoverProps, 'className'> & { className?: string }) {
  const place = usePlace();
  return (
    <AriaPopover
      offset={6}
      {...rest}
      UNSTABLE_portalContainer={place}
      className={cx('kit-rise rounded-lg border border-line bg-raised text-ink shadow-lg outline-none', className)}
    />
  );
}

export interface PopoverProps {
  /** The content of the button. */
  label: ReactNode;
  /** The accessible name of the box. */
  title: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  placement?: AriaPopoverProps['placement'];
  /** Receives a function that closes the box. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A button that opens a small box beside it: filters, an explanation. The focus moves in and returns. */
export function Popover({ label, title, variant, size, icon, placement = 'bottom start', children }: PopoverProps) {
  return (
    <AriaProvider>
      <DialogTrigger>
        <AriaButton className={buttonClass(variant, size)}>
          {icon}
          {label}
        </AriaButton>
        <FloatingBox placement={placement}>
          <AriaDialog aria-label={title} className="max-w-[min(24rem,calc(100vw-2rem))] p-4 outline-none">
            {({ close }) => (typeof children === 'function' ? children(close) : children)}
          </AriaDialog>
        </FloatingBox>
      </DialogTrigger>
    </AriaProvider>
  );
}
