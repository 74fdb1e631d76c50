import type { Access } from './access.ts';
import type { ErrorCode } from './errors.ts';
import type { Rate } from './rates.ts';
import type { z } from './zod.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * A kind of public content: `faqs`. A call names what it `reads`; the triggers of the migrations tell of changes by the
 * same name, and cached answers and pages that read it are dropped. `content-changes.test.ts` holds both together.
 */
export type Content = string;

/** What may be sent as a file, in bytes. */
export type SentFileKind = { types: readonly string[]; maxBytes: number };

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
  /** The body may also come as the text fields of a multipart form, as the specification's own calls send it. */
  form?: boolean;
  /**
   * The files that such a form may have, and the field of the body that each fills: a picture is stored, and its address
   * is put there. The pages upload a picture first (`uploadPicture`) and send its address.
   */
  formPictures?: Readonly<Record<string, string>>;
  /** The same of PDF files. */
  formDocuments?: Readonly<Record<string, string>>;
  /** Makes of the fields of such a form what the body has in another shape: `title_1` is the title of a list's first row. */
  fromForm?: (fields: Readonly<Record<string, unknown>>) => Record<string, unknown>;
  /** The fields of such a form that hold JSON. */
  formJson?: readonly string[];
  /** Fields of such a form that the specification calls otherwise, by its name: `{ file_id: 'id' }`. */
  formNames?: Readonly<Record<string, string>>;
  /**
   * The parts of the body that are not cleaned before validation (`server/platform/clean-text.ts`): the names of
   * password fields, which are used exactly as typed, or the whole of a signed body. Everything else is cleaned.
   */
  asSent?: readonly string[] | 'all';
  /** The largest JSON body in bytes, where it is more than that of all calls (`server/app.ts`). */
  bodyMax?: number;
  /** A multipart body, read by the handler: its one file, in the field `file`, and the text fields beside it. */
  upload?: { file: SentFileKind; fields?: z.ZodObject };
  answer: z.ZodType;
  /** The media types of an answer that is a file, which the handler sends itself. */
  sends?: string | readonly string[];
  /** It begins a session, whose token is in the `Authorization` header of the answer, and in the session's cookie. */
  signsIn?: true;
  /**
   * It takes the header `Idempotency-Key` (optional, up to 100 ASCII characters): the same call with the same key is
   * answered as the first one was, and done once.
   */
  idempotent?: true;
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
   * True for a GET that the log of the office tells of, such as a file of all accounts: no HEAD, never cached, not from
   * another site. Unlike one that changes something, it is what a link of ours leads to.
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
