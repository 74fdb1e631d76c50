/** How Arabic speaks to and about a person. Undefined where nobody said, and for organisations. */
export type Gender = 'male' | 'female';

/** Reads the registry's `Male` or `Female` (public spec, section 3); anything else says nothing. */
export function genderOf(text: string | null | undefined): Gender | undefined {
  const said = text?.trim().toLowerCase();
  return said === 'male' || said === 'female' ? said : undefined;
}
