import { useDialogElement } from './Dialog.tsx';

/**
 * Where floating boxes are rendered: in the open dialog, because everything else is inert; otherwise in the page's main
 * landmark, which should contain all content.
 */
export function usePlace(): HTMLElement | undefined {
  return useDialogElement() ?? globalThis.document?.querySelector('main') ?? undefined;
}
