import { type RefObject, useLayoutEffect } from 'react';
import { useHydrated } from './hydrated.ts';

/** The part of a form that is needed. Declared as a method, so that a form of any values fits. */
interface TypedForm {
  values: object;
  set(typed: Record<string, string>): void;
}

/**
 * Takes over what was typed or autofilled before hydration (seconds on a slow connection): otherwise React's first
 * update would empty the fields. A form that opens later has none: what its fields show is its own.
 */
export function useEarlyInput(form: TypedForm, element: RefObject<HTMLFormElement | null>): void {
  const openedLater = useHydrated();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useLayoutEffect(() => {
    if (openedLater) return;
    const typed = typedIn(element.current?.elements ?? [], { ...form.values });
    if (Object.keys(typed).length > 0) form.set(typed);
  }, []);
}

/** The text values of the form's elements that differ from its state. */
function typedIn(elements: Iterable<Element>, values: Record<string, unknown>): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const element of elements) {
    if (!('name' in element && 'value' in element && 'type' in element)) continue;
    const { name, value, type } = element as HTMLInputElement;
    // An empty element is not a change: values restored from the browser's storage are not in the server's HTML.
    if (typeof values[name] !== 'string' || value === '' || value === values[name]) continue;
    if (type === 'file' || type === 'checkbox' || (type === 'radio' && !(element as HTMLInputElement).checked))
      continue;
    typed[name] = value;
  }
  return typed;
}
