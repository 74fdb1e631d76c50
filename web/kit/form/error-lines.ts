import type { Language } from '#contract/languages.ts';

/** What is wrong with one field. The group is what it stands in, where its label says too little: "Training 2". */
export type WrongField = { name: string; text: string; label?: string | undefined; group?: string | undefined };

/** A line of the list of errors, and the field that it leads to. */
export type ErrorLine = { name: string; label: string; text: string };

/**
 * The lines of a form's errors: one for each field, and one for all of a group of which the same is wrong, so that a
 * long form that was sent empty can still be read.
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
