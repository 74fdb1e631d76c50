import { type RefObject, useLayoutEffect } from 'react';

/** What it needs of a form. A method, so that a form of any values will do. */
interface TypedForm {
  values: object;
  set(typed: Record<string, string>): void;
}

/**
 * Takes over what somebody typed, or the browser filled in, before the page was alive: on a slow line that is seconds,
 * and the first drawing after it would empty the fields again.
 */
export function useEarlyInput(form: TypedForm, element: RefObject<HTMLFormElement | null>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useLayoutEffect(() => {
    const typed = typedIn(element.current?.elements ?? [], { ...form.values });
    if (Object.keys(typed).length > 0) form.set(typed);
  }, []);
}

/** The texts among a form's values that its elements hold differently. */
function typedIn(elements: Iterable<Element>, values: Record<string, unknown>): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const element of elements) {
    if (!('name' in element && 'value' in element && 'type' in element)) continue;
    const { name, value, type } = element as HTMLInputElement;
    // Nothing typed is no change: values that the browser kept are not in the page as it came.
    if (typeof values[name] !== 'string' || value === '' || value === values[name]) continue;
    if (type === 'file' || type === 'checkbox' || (type === 'radio' && !(element as HTMLInputElement).checked))
      continue;
    typed[name] = value;
  }
  return typed;
}
