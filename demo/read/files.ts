import { readFileSync } from 'node:fs';
import { marked } from 'marked';
import { z } from 'zod';

/** The text of a file of `demo/content`. */
export const readText = (path: string): string =>
  readFileSync(new URL(`../content/${path}`, import.meta.url), 'utf8').replaceAll('\r\n', '\n');

/** A Markdown file of `demo/content` as HTML. */
export const readHtml = (path: string): string => marked.parse(readText(path), { async: false });

/** A text with one file for each language, `<path>.ar.md` and `<path>.en.md`, as HTML. */
export const readBoth = (path: string) => ({ ar: readHtml(`${path}.ar.md`), en: readHtml(`${path}.en.md`) });

/** Adds the name of a file of `demo/content` to what is wrong with it. */
export function named<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw new Error(`demo/content/${path}: ${(cause as Error).message}`, { cause });
  }
}

/**
 * A JSON file of `demo/content`.
 * @throws with the file's name and the path of the wrong value
 */
export function readJson<Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> {
  const read = schema.safeParse(named(path, () => JSON.parse(readText(path))));
  if (!read.success) throw new Error(`demo/content/${path}:\n${z.prettifyError(read.error)}`);
  return read.data;
}
