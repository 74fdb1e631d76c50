import type { Access } from './access.ts';
import type { ErrorCode } from './errors.ts';
import type { MultipartForm } from './multipart-form.ts';
import type { Rate } from './rates.ts';
import type { z } from './zod.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * A kind of public content: `faqs`. A call names what it `reads`; the triggers of the migrations tell of changes by the
 * same name, and cached answers and pages that read it are dropped. `content-changes.test.ts` holds both together.
 */
export type Content = string;

/**
 * One call of the API, shared by server and pages. The server has a handler of the same name
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
  /**
   * The query parameters that select this call among several of one method and address: the call with the most of those
   * that a request has. Without it the call answers all others.
   */
  selectedBy?: readonly string[];
  /** JSON (or urlencoded) body. */
  body?: z.ZodType;
  /** The largest body in bytes, where that is more than all other calls take (`server/app.ts`). */
  bodyMax?: number;
  /** The body may also come as a multipart form. */
  form?: MultipartForm;
  /**
   * The parts of the body that are not cleaned before validation (`server/platform/clean-text.ts`): the names of
   * password fields, which are used exactly as typed, or the whole of a signed body. Everything else is cleaned.
   */
  asSent?: readonly string[] | 'all';
  /** A multipart body, read by the handler: the names of its file fields. */
  upload?: readonly string[];
  answer: z.ZodType;
  /** The error for an empty required field; `missing_fields` unless the specification has words of its own. */
  missing?: ErrorCode;
  /** How often it may be called; calls that fail validation do not count. */
  rate?: Rate;
  /** The error above that rate; `too_many_requests` if not given. */
  tooOften?: ErrorCode;
  /** Its own errors, beyond those that any call may return. */
  errors?: readonly ErrorCode[];
  /** True for a GET that changes something: no HEAD, never cached, same origin only. */
  changesState?: boolean;
  /**
   * True for a GET that writes a line into the office's log, such as a file of people. It has no HEAD, and other sites cannot
   * link to it.
   */
  leavesTrace?: boolean;
  /** Public reference data: browsers keep it this many seconds, and revalidate by ETag. */
  cacheSeconds?: number;
  /** What it reads, if the answer is the same for all: it is cached, and so are pages that use such calls only. */
  reads?: readonly Content[];
};

/** Declares a call; keeps the literal types for both sides. */
export function endpoint<const E extends Endpoint>(declared: E): E {
  return declared;
}

type In<T> = T extends z.ZodType ? z.input<T> : undefined;
type Out<T> = T extends z.ZodType ? z.output<T> : undefined;

/** The request as the caller sends it. */
export type BodyOf<E extends Endpoint> = In<E['body']>;
export type QueryOf<E extends Endpoint> = In<E['query']>;
export type ParamsOf<E extends Endpoint> = In<E['params']>;
/** The request after validation. */
export type ParsedBody<E extends Endpoint> = Out<E['body']>;
export type ParsedQuery<E extends Endpoint> = Out<E['query']>;
export type ParsedParams<E extends Endpoint> = Out<E['params']>;
export type AnswerOf<E extends Endpoint> = z.output<E['answer']>;
