import { useDialogElement } from './Dialog.tsx';

/**
 * Where floating boxes are drawn: in the open dialog, since all else is inert; without one in the page's main part, to
 * which everything belongs that is read.
 */
export function usePlace(): HTMLElement | undefined {
  return useDialogElement() ?? globalThis.document?.querySelector('main') ?? undefined;
}
