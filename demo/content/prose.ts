import { readFileSync } from 'node:fs';
import { marked } from 'marked';

/** A text of this folder as it is written: `terms.ar.md`. */
export const readText = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

/** A text of this folder as HTML, as the office's editor would send it. */
export const readProse = (name: string): string => marked.parse(readText(name), { async: false });
