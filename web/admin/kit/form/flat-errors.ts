/** The codes of the form library's nested errors by the path of their field: `{ items: [{ title }] }` is `items.0.title`. */
export function flatErrors(errors: object, prefix = ''): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [name, error] of Object.entries(errors)) {
    if (!error || typeof error !== 'object') continue;
    const path = prefix + name;
    if ('message' in error && typeof error.message === 'string') flat[path] = error.message;
    // `ref` may be an element of the page.
    else if (name !== 'ref') Object.assign(flat, flatErrors(error, `${path}.`));
  }
  return flat;
}
