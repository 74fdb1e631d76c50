import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { limits } from '#contract/limits.ts';
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

type Upload = { file: { bytes: Buffer; name: string } | undefined; fields: Record<string, string> };

const tooLarge = new Set(['FST_REQ_FILE_TOO_LARGE']);

/**
 * Reads a multipart body with one file. The file stays in memory (it is small, and re-encoded before it is stored), so
 * that a refused upload leaves nothing behind.
 * @throws Refusal `file_too_large` past `maxBytes`, `unsupported_media_type` when the body is not multipart,
 * `invalid_body` when it is truncated or malformed
 */
export async function readUpload(request: FastifyRequest, fieldName: string, maxBytes: number): Promise<Upload> {
  if (!request.isMultipart()) throw new Refusal('unsupported_media_type');
  const upload: Upload = { file: undefined, fields: {} };
  try {
    for await (const part of request.parts({
      limits: { fileSize: maxBytes, files: 1, fields: 20, fieldSize: 20_000 },
    })) {
      if (part.type === 'field') {
        upload.fields[cleanText(part.fieldname)] = cleanText(String(part.value));
      } else {
        const bytes = await part.toBuffer();
        if (part.fieldname === fieldName && bytes.length > 0) upload.file = { bytes, name: cleanText(part.filename) };
      }
    }
  } catch (error) {
    if (tooLarge.has((error as { code?: string }).code ?? '')) {
      throw new Refusal('file_too_large', { fields: { [fieldName]: 'file_too_large' } });
    }
    // Any error here comes from reading the input.
    throw new Refusal('invalid_body', { cause: error });
  }
  return upload;
}
