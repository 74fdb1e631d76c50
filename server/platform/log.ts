import type { FastifyRequest, FastifyServerOptions } from 'fastify';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Long enough for a query of many columns; an outside service's text may have any length. */
const LONGEST = 2_000;
const CAUSES = 5;

/**
 * Removes from a text what must not be stored about people: e-mail addresses, long numbers in any script's digits,
 * tokens, and the values of database queries and of address queries.
 */
export function harmless(text: string): string {
  return (
    text
      .slice(0, LONGEST)
      // The query builder puts the values below the query.
      .replace(/\nparams: [\s\S]*/, '')
      // JSON.parse and PostgreSQL quote the text that they could not parse.
      .replace(/(?:\.\.\.)?"[\s\S]*"(?:\.\.\.)? is not valid JSON/g, '[value] is not valid JSON')
      .replace(/: "[\s\S]*/, ': [value]')
      .replace(/:\/\/[^\s/@]+@/g, '://')
      .replace(/\?[^\s?"'<>()]*=[^\s"'<>()]*/g, '?[query]')
      .replace(/[\p{L}\p{N}._%+'~-]+(?:@|%40)[\p{L}\p{N}.-]+/gu, '[e-mail]')
      .replace(/[\w-]{24,}|\p{Nd}{9,}/gu, withoutSecret)
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/**
 * Names in all lower or all upper case (of constraints, of settings) and ids stay; other long runs are numbers or
 * tokens.
 */
function withoutSecret(run: string): string {
  if (UUID.test(run) || /^([a-z_-]+|[A-Z_-]+)$/.test(run)) return run;
  return /^\p{Nd}+$/u.test(run) ? '[number]' : '[token]';
}

/** The messages of an error and its causes, on one line without personal data. */
export function errorLine(error: unknown): string {
  const said: string[] = [];
  for (
    let cause = error;
    cause !== undefined && said.length < CAUSES;
    cause = (cause as { cause?: unknown } | null)?.cause
  ) {
    said.push(wordsOf(cause));
  }
  return said.join(', caused by ');
}

/** The same with its stack frames, for unforeseen errors. */
export const errorReport = (error: unknown): string => [errorLine(error), ...framesOf(error)].join('\n');

/** Anything can be thrown: a value that is no error is described by its message, else by its content without values. */
function wordsOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return harmless(String(error));
  const { code = '', message } = error as Partial<NodeJS.ErrnoException>;
  const name = error instanceof Error ? error.name : 'Error';
  if (typeof message !== 'string') return harmless(`an object of ${Object.keys(error).join(', ') || 'nothing'}`);
  return `${harmless([name, code].filter(Boolean).join(' '))}: ${harmless(message)}`;
}

/** The message comes before the frames, and could contain a line that looks like one. */
function framesOf(error: unknown): string[] {
  if (!(error instanceof Error) || !error.stack) return [];
  const frames = error.stack.replace(error.message, '').split('\n');
  return frames.filter((line) => /^\s+at /.test(line)).map((line) => `    ${harmless(line)}`);
}

/** The fields that the serializers below make harmless. */
const serialized = ['req', 'res', 'err'];

/** A part of a log call: errors are left to their serializer, other texts are made harmless. */
function cleanPart(part: unknown): unknown {
  if (typeof part === 'string') return harmless(part);
  if (typeof part !== 'object' || part === null || part instanceof Error) return part;
  const fields = Object.entries(part).map(([name, value]) => {
    if (serialized.includes(name) || typeof value === 'number' || typeof value === 'boolean') return [name, value];
    return [name, harmless(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))];
  });
  return Object.fromEntries(fields);
}

/**
 * Logs say what happened, never who: no bodies, no headers, no query (all three can contain tokens and national IDs).
 * @param level `silent` for none
 * @param to where the lines are written; stdout if not given
 */
export function logger(level: string, to?: { write(line: string): void }): FastifyServerOptions['logger'] {
  return {
    level,
    ...(to && { stream: to }),
    serializers: {
      req: (request: FastifyRequest) => ({
        id: request.id,
        method: request.method,
        path: harmless(request.url?.split('?')[0] ?? ''),
      }),
      err: (error: unknown) => ({
        type: error instanceof Error ? error.name : typeof error,
        message: errorLine(error),
        stack: framesOf(error).join('\n'),
      }),
    },
    hooks: {
      logMethod(args, method) {
        const [what, ...words] = args as [unknown, ...unknown[]];
        const error = what instanceof Error ? what : (what as { err?: unknown } | null)?.err;
        // Without a message of its own, a log line would contain the raw message of its error.
        if (error !== undefined && words.length === 0) words.push(errorLine(error));
        const clean = [what, ...words].map(cleanPart);
        method.apply(this, clean as typeof args);
      },
    },
  } as FastifyServerOptions['logger'];
}
