import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { isFieldCode } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import type { MultipartForm } from '#contract/multipart-form.ts';
import { cleanText } from '#server/platform/clean-text.ts';
import { Refusal } from './refusal.ts';

/**
 * Reads the text fields of a multipart body.
 * @throws Refusal `invalid_body` when it is malformed or has a part that is no text, `payload_too_large`
 */
export async function readFields(request: FastifyRequest): Promise<Record<string, string>> {
  if (Number(request.headers['content-length']) > MOST_BYTES_OF_A_FORM) throw new Refusal('payload_too_large');
  const fields: Record<string, string> = {};
  let isCut = false;
  try {
    for await (const part of request.parts({ limits: { files: 0, fields: 50, fieldSize: MOST_BYTES_OF_A_FIELD } })) {
      if (part.type !== 'field' || typeof part.value !== 'string') throw new Refusal('invalid_body');
      isCut ||= part.valueTruncated;
      fields[part.fieldname] = part.value;
    }
  } catch (error) {
    throw new Refusal('invalid_body', { cause: error });
  }
  if (isCut) throw new Refusal('payload_too_large');
  return fields;
}

/** The longest text in Arabic letters, which have two bytes each. */
const MOST_BYTES_OF_A_FIELD = 4 * limits.richTextMax;
const MOST_BYTES_OF_A_FORM = 1024 * 1024;

/** Stores a file of a form for the person who sent it; returns its address. */
type FileStorer = (request: FastifyRequest, file: SentFile) => Promise<string>;
/** Of the files that a form declares. */
export type FileStorers = { storePicture: FileStorer; storeDocument: FileStorer };

/**
 * Reads a multipart form. Its files are stored as they arrive: the body has an address in the place of each.
 * @throws Refusal as `readFields`; `file_too_large` and what storing throws, on the field of the file
 */
export async function readForm(
  request: FastifyRequest,
  { pictures = {}, documents = {} }: MultipartForm,
  { storePicture, storeDocument }: FileStorers,
): Promise<Record<string, string>> {
  const fieldOf: Record<string, string> = { ...pictures, ...documents };
  const names = Object.keys(fieldOf);
  if (names.length === 0) return readFields(request);
  const { files, fields, isCut } = await readParts(request, {
    fileSize: Object.keys(documents).length > 0 ? limits.resourceMaxBytes : limits.pictureMaxBytes,
    files: names.length,
    fields: 50,
    fieldSize: MOST_BYTES_OF_A_FIELD,
  });
  if (isCut) throw new Refusal('payload_too_large');
  for (const [name, file] of Object.entries(files)) {
    // What the form does not declare is not stored, whatever it is called.
    const field = Object.hasOwn(fieldOf, name) ? fieldOf[name] : undefined;
    const store = Object.hasOwn(documents, name) ? storeDocument : storePicture;
    if (field) fields[field] = await store(request, file).catch(onField(field));
  }
  return fields;
}

/** A refusal of a file, said of the field that it was for. */
const onField = (field: string) => (error: unknown) => {
  if (!(error instanceof Refusal)) throw error;
  const said = error.code === 'document_type' ? 'pdf' : error.code;
  if (!isFieldCode(said)) throw error;
  throw new Refusal(error.code, { cause: error.cause, fields: { [field]: said } });
};

export type SentFile = { bytes: Buffer; name: string };
type Parts = { files: Record<string, SentFile>; fields: Record<string, string>; isCut: boolean };

/**
 * Reads a multipart body with its files. They stay in memory (they are small, and re-encoded before they are stored), so
 * that a refused upload leaves nothing behind.
 * @throws Refusal `file_too_large` on the file's field, `invalid_body` when the body is truncated or malformed
 */
async function readParts(
  request: FastifyRequest,
  partLimits: Record<'fileSize' | 'files' | 'fields' | 'fieldSize', number>,
): Promise<Parts> {
  const read: Parts = { files: {}, fields: {}, isCut: false };
  let reading = '';
  try {
    for await (const part of request.parts({ limits: partLimits })) {
      reading = cleanText(part.fieldname);
      if (part.type === 'field') {
        read.fields[reading] = cleanText(String(part.value));
        read.isCut ||= part.valueTruncated;
      } else {
        const bytes = await part.toBuffer();
        if (bytes.length > 0) read.files[reading] = { bytes, name: cleanText(part.filename) };
      }
    }
  } catch (error) {
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE') {
      const code = partLimits.fileSize > limits.documentMaxBytes ? 'document_too_large' : 'file_too_large';
      throw new Refusal('file_too_large', { fields: { [reading]: code } });
    }
    // Any error here comes from reading the input.
    throw new Refusal('invalid_body', { cause: error });
  }
  return read;
}

/**
 * Reads a multipart body with one file.
 * @throws Refusal `file_too_large` past `maxBytes`, `unsupported_media_type` when the body is not multipart,
 * `invalid_body` when it is truncated or malformed
 */
export async function readUpload(
  request: FastifyRequest,
  fieldName: string,
  maxBytes: number,
): Promise<{ file: SentFile | undefined; fields: Record<string, string> }> {
  if (!request.isMultipart()) throw new Refusal('unsupported_media_type');
  const { files, fields } = await readParts(request, { fileSize: maxBytes, files: 1, fields: 20, fieldSize: 20_000 });
  return { file: files[fieldName], fields };
}
