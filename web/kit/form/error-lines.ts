import type { Language } from '#contract/languages.ts';

/** The error of one field. The group is its context, if its label alone is not enough: "Training 2". */
export type WrongField = { name: string; text: string; label?: string | undefined; group?: string | undefined };

/** A line of the error list, and the field it links to. */
export type ErrorLine = { name: string; label: string; text: string };

/**
 * The lines of a form's error list: one per field, but one for a whole group with the same error, so that the list
 * stays short when a long form is submitted empty.
 */
export function errorLines(wrong: readonly WrongField[], language: Language): ErrorLine[] {
  const list = new Intl.ListFormat(language, { style: 'long', type: 'conjunction' });
  const lines = new Map<string, WrongField[]>();
  for (const field of wrong) {
    const line = field.group ? `${field.group}\n${field.text}` : field.name;
    lines.set(line, [...(lines.get(line) ?? []), field]);
  }
  return [...lines.values()].flatMap((fields) => {
    const [first] = fields;
    if (!first) return [];
    const labels = list.format(fields.flatMap(({ label }) => label ?? []));
    const label = [first.group, labels].filter(Boolean).join(' – ');
    return [{ name: first.name, label, text: first.text }];
  });
}
