import type { Access } from './access.ts';
import type { Content } from './content.ts';
import type { ErrorCode } from './errors.ts';
import type { Rate } from './limits.ts';
import type { z } from './zod.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One call of the API, as both sides see it. The server gives it a handler of the same name
 * (`server/http/route.ts`), the pages call it by its name (`web/lib/api.ts`), and OpenAPI is made from it.
 */
export type Endpoint = {
  method: Method;
  path: string;
  /** Who may call it. A route that declares none does not compile, and is refused at start. */
  access: Access;
  /** One line for the API's own page. */
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** JSON (or urlencoded) body. */
  body?: z.ZodType;
  /**
   * What of the body is not cleaned before its schema sees it (`server/platform/clean-text.ts`): the names of passwords,
   * which are checked and used exactly as typed, or all of a body that is signed. Everything else is.
   */
  asSent?: readonly string[] | 'all';
  /** A multipart body, read by the handler: the names of its file fields. */
  upload?: readonly string[];
  answer: z.ZodType;
  /** What a body with an empty required field answers; `missing_fields` unless the specification has its own words. */
  missing?: ErrorCode;
  /** How often it may be called; what is refused for its form does not count. */
  rate?: Rate;
  /** What a call too many answers; `too_many_requests` unless there are better words for it. */
  tooOften?: ErrorCode;
  /** Refusals of its own, beyond those any call may answer. */
  errors?: readonly ErrorCode[];
  /** True for a GET that changes something: no HEAD, never cached, same origin only. */
  changesState?: boolean;
  /** Public reference data: browsers keep it this many seconds, and revalidate by ETag. */
  cacheSeconds?: number;
  /** What the answer is made of, where it is the same for all: it is kept, and so are pages made of such calls alone. */
  reads?: readonly Content[];
};

/** Declares a call; keeps the literal types for both sides. */
export function endpoint<const E extends Endpoint>(declared: E): E {
  return declared;
}

type In<T> = T extends z.ZodType ? z.input<T> : undefined;
type Out<T> = T extends z.ZodType ? z.output<T> : undefined;

/** What the caller sends. */
export type BodyOf<E extends Endpoint> = In<E['body']>;
export type QueryOf<E extends Endpoint> = In<E['query']>;
export type ParamsOf<E extends Endpoint> = In<E['params']>;
/** What the handler receives, after validation. */
export type ParsedBody<E extends Endpoint> = Out<E['body']>;
export type ParsedQuery<E extends Endpoint> = Out<E['query']>;
export type ParsedParams<E extends Endpoint> = Out<E['params']>;
export type AnswerOf<E extends Endpoint> = z.output<E['answer']>;
