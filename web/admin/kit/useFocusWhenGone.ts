import { useEffect, useRef } from 'react';

/**
 * A change can take away the button that had the focus: then this part of the page gets it, and not the top of the page.
 * `const part = useFocusWhenGone<HTMLElement>(team.payment_status)`, `<section ref={part} tabIndex={-1}>`
 * @param shown what the part shows; the focus is looked at whenever it is another
 */
export function useFocusWhenGone<Part extends HTMLElement>(shown: unknown) {
  const part = useRef<Part>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) part.current?.focus();
  }, [shown]);
  return part;
}
