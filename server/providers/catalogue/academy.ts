import { createHash } from 'node:crypto';
import { z } from 'zod';
import { cleanLine } from '#server/platform/clean-text.ts';
import {
  circuitBreaker,
  fetchJson,
  type ProviderLog,
  ProviderUnavailable,
  readAnswer,
  readBody,
} from '../http-client.ts';
import type { CatalogueSource, SourcePage, SourcePicture } from './port.ts';

const TIMEOUT = 5_000;
const PICTURE_MAX_BYTES = 3 * 1024 * 1024;
const NAME_MAX = 200;

/** A displayed name: one line of text. A long one is cut, an empty one makes the answer invalid. */
const name = z
  .string()
  .transform((value) => cleanLine(value).slice(0, NAME_MAX).toWellFormed())
  .pipe(z.string().min(1));
/** Numbers or short codes, depending on the system behind. */
const id = z.union([z.string().regex(/^[\w-]{1,40}$/), z.number().int().transform(String)]);
const picture = z.string().nullish().catch(null);

const Category = z.object({ id, name });
const Course = z.object({ id, name, user: z.object({ name }).nullish().catch(null), image: picture });
const Product = z.object({ id, name, image: picture, tprice: z.union([name, z.number().transform(String)]) });

/** The lists of the public spec, section 7. More pages or records than this are invalid too. */
const listOf = <T>(record: z.ZodType<T>) =>
  z.object({
    result: z.literal(true),
    data: z.array(record).max(200),
    totalPages: z.number().int().min(0).max(1_000),
    current: z.number().int(),
  });

const nameOf = (of: string | Uint8Array) => createHash('sha256').update(of).digest('base64url');

/** A picture inside the list itself, as base64, with or without the beginning of a data URL. */
function heldPicture(text: string | null | undefined): SourcePicture | null {
  const bytes = Buffer.from((text ?? '').replace(/^data:[^,]*,/, ''), 'base64');
  if (bytes.length === 0 || bytes.length > PICTURE_MAX_BYTES) return null;
  return { name: nameOf(bytes), read: async () => bytes };
}

/** A picture at an address of the academy; nothing is fetched from other hosts. */
function linkedPicture(address: string | null | undefined, base: URL): SourcePicture | null {
  const url = address && URL.parse(address, base);
  if (!url || url.origin !== base.origin) return null;
  return { name: nameOf(url.href), read: () => readPicture(url) };
}

async function readPicture(url: URL): Promise<Uint8Array | undefined> {
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT) });
    return response.ok ? await readBody(response, PICTURE_MAX_BYTES) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The client of the academy's lists (public spec, section 7: "External courses and shop systems").
 * @throws ProviderUnavailable from every method when the academy gives no valid answer
 * @param options.pause milliseconds without requests after three failures in a row
 * @param options.now the time, in milliseconds; tests change it
 */
export function academyCatalogue(options: {
  url: string;
  pause?: number;
  now?: () => number;
  log?: ProviderLog;
}): CatalogueSource {
  const asked = { provider: 'academy', purpose: 'lists' } as const;
  const { pause = 5_000, now, log } = options;
  const guarded = circuitBreaker({ asked, failures: 3, pause, now, log });
  const base = new URL(options.url);

  function ask<T>(path: string, query: Record<string, string>, schema: z.ZodType<T>): Promise<T> {
    return guarded(async () => {
      const { status, json } = await fetchJson(
        `${options.url}${path}?${new URLSearchParams(query)}`,
        { headers: { accept: 'application/json' } },
        { asked, timeout: TIMEOUT, retry: true },
      );
      if (status !== 200) throw new ProviderUnavailable(asked, 'nonsense', { cause: `status ${status}` });
      return readAnswer(asked, schema, json);
    });
  }

  async function askPage<T, Shown>(
    path: string,
    query: { lang: string; cat_id: string; page: number },
    record: z.ZodType<T>,
    show: (record: T) => Shown,
  ): Promise<SourcePage<Shown>> {
    const answer = await ask(path, { ...query, page: String(query.page) }, listOf(record));
    // For a page beyond the end some systems answer with their last one.
    const asked = answer.current === query.page;
    return { items: asked ? answer.data.map(show) : [], totalPages: answer.totalPages };
  }

  return {
    async categories(lang) {
      const answer = await ask('/courses/categories', { lang }, z.object({ data: z.array(Category).max(200) }));
      return answer.data;
    },
    courses: (lang, cat_id, page) =>
      askPage('/courses', { page, cat_id, lang }, Course, ({ id, name, user, image }) => ({
        id,
        name,
        instructor: user?.name ?? '',
        picture: linkedPicture(image, base),
      })),
    products: (lang, page) =>
      askPage('/shop', { page, cat_id: 'all', lang }, Product, ({ id, name, tprice, image }) => ({
        id,
        name,
        price: tprice,
        picture: heldPicture(image),
      })),
  };
}
