import { useEffect, useRef } from 'react';

export const onApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** The letter S also on a keyboard of another script, where the same key has another letter. */
const isS = ({ key, code }: KeyboardEvent) => key.toLowerCase() === 's' || (code === 'KeyS' && !/^[a-z]$/i.test(key));

/** Ctrl or Command with S or Enter saves, from anywhere on the page but not from a dialog above it. */
export function useSaveKeys(save: () => unknown): void {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const modifier = onApple() ? event.metaKey : event.ctrlKey;
      if (!modifier || event.altKey || event.shiftKey || !(event.key === 'Enter' || isS(event))) return;
      event.preventDefault();
      // Before the text editor, to which Ctrl+Enter is a line break.
      event.stopPropagation();
      if (!document.querySelector('dialog[open]')) latest.current();
    };
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, []);
}
