import X from 'lucide-react/icons/x';
import { createContext, type ReactNode, use, useId, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '#web/lib/words.tsx';
import { cx } from '../cx.ts';
import { IconButton } from '../IconButton.tsx';
import { holdPage } from './hold-page.ts';
import { ToastRegion } from './ToastRegion.tsx';
import { useBackCloses } from './useBackCloses.ts';

/** The open dialog around a component: everything outside is inert, so popovers and toasts render inside it. */
const DialogElement = createContext<HTMLDialogElement | null>(null);
export const useDialogElement = () => use(DialogElement);

const sizes = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl' };

export interface DialogProps {
  open: boolean;
  /** Called by the close button, Escape or a click outside. The dialog closes only when `open` becomes false. */
  onClose: () => void;
  title: ReactNode;
  /** A sentence below the title, used as the description. */
  text?: ReactNode;
  /** Rendered only while open. */
  children?: ReactNode;
  /** Buttons at the end, the main one first. */
  actions?: ReactNode;
  size?: keyof typeof sizes;
  /** A picture above the title, e.g. the robot. */
  picture?: ReactNode;
  /** Can be closed only by its own buttons (work that must not be lost). */
  locked?: boolean;
  /** The back button is not its own: it has an address, or is shown because somebody goes back. */
  leaving?: boolean;
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog';
}

/**
 * A modal dialog on the native element: it traps the focus, returns it on close, and needs no library. On a phone it is
 * a sheet at the lower edge.
 */
export function Dialog({
  open,
  onClose,
  title,
  text,
  children,
  actions,
  size = 'md',
  picture,
  locked,
  leaving,
  role,
}: DialogProps) {
  const t = useWords('kit');
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const [element, setElement] = useState<HTMLDialogElement | null>(null);
  // Escape closes an open list or calendar first; this is recorded before they handle the key.
  const popupOpen = useRef(false);
  useModal(ref, open, setElement);
  useBackCloses(open && !leaving, locked ? undefined : onClose);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: on the keyboard, Escape and the button close it
    <dialog
      ref={ref}
      role={role === 'alertdialog' ? role : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={text ? `${id}-text` : undefined}
      className="kit-dialog"
      onKeyDownCapture={(event) => {
        popupOpen.current = event.currentTarget.querySelector('[aria-expanded="true"]') !== null;
      }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (!locked && !popupOpen.current) onClose();
        popupOpen.current = false;
      }}
      // The browser may close it without permission (a second Escape); ignore a close event that was undone at once.
      onClose={(event) => event.target === event.currentTarget && open && !event.currentTarget.open && onClose()}
      onClick={(event) =>
        event.target instanceof Element && event.target.matches('[data-beside]') && !locked && onClose()
      }
    >
      {open && (
        <DialogElement value={element}>
          <div data-beside className="flex min-h-full items-end justify-center pt-12 sm:items-center sm:p-6">
            <div
              className={cx(
                'kit-rise relative w-full rounded-t-xl border border-line bg-raised p-5 pb-8 shadow-lg sm:rounded-xl sm:p-7',
                sizes[size],
                picture && 'text-center',
              )}
            >
              {picture && <div className="mb-4 flex justify-center">{picture}</div>}
              <h2 id={`${id}-title`} data-title className={cx('text-xl outline-none', !picture && !locked && 'pe-10')}>
                {title}
              </h2>
              {text && (
                <p id={`${id}-text`} className="mt-2 text-soft">
                  {text}
                </p>
              )}
              {children && <div className="mt-5">{children}</div>}
              {actions && <div className={cx('mt-6 flex flex-wrap gap-3', picture && 'justify-center')}>{actions}</div>}
              {!locked && (
                <IconButton
                  label={t('close')}
                  size="sm"
                  onClick={onClose}
                  className="absolute! end-4 top-4 sm:end-5 sm:top-5"
                >
                  <X aria-hidden size="1.25em" />
                </IconButton>
              )}
            </div>
          </div>
          <ToastRegion />
        </DialogElement>
      )}
    </dialog>
  );
}

/**
 * Opens and closes the element with `open`. On opening, the focus goes to the marked element, otherwise to the first
 * control visible without scrolling; on closing, it returns.
 */
function useModal(
  ref: React.RefObject<HTMLDialogElement | null>,
  open: boolean,
  setElement: (element: HTMLDialogElement | null) => void,
) {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    if (dialog.scrollTop > 0) {
      // The focused control is below the visible area, so the title would be hidden: scroll to the title.
      const title = dialog.querySelector<HTMLElement>('[data-title]');
      // Only now: otherwise WebKit would focus the title of every dialog.
      title?.setAttribute('tabindex', '-1');
      title?.focus({ preventScroll: true });
      dialog.scrollTop = 0;
    }
    setElement(dialog);
    const letGo = holdPage('dimmed');
    return () => {
      letGo();
      setElement(null);
      dialog.close();
    };
  }, [open, ref, setElement]);
}
