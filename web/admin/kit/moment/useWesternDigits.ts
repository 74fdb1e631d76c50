import { type RefObject, useEffect } from 'react';
import { westernDigits } from '#contract/fields.ts';

/**
 * Lets the parts of dates within an element take the digits of Arabic keyboards. React Aria takes those of its locale
 * alone, which for us is written with Western ones.
 */
export function useWesternDigits(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current;
    const onInput = (event: InputEvent) => {
      const { data, target, inputType } = event;
      const western = data && westernDigits(data);
      if (!western || western === data) return;
      event.preventDefault();
      event.stopPropagation();
      const init = { data: western, inputType, bubbles: true, cancelable: true };
      target?.dispatchEvent(new InputEvent('beforeinput', init));
    };
    element?.addEventListener('beforeinput', onInput, { capture: true });
    return () => element?.removeEventListener('beforeinput', onInput, { capture: true });
  }, [place]);
}
