/**
 * How a body may also come as a multipart form, as the specification's own calls send it (back-office spec, section 7).
 * The pages send JSON, and upload a file before: its address is in the body.
 */
export type MultipartForm = {
  /** The pictures of the form, and the field of the body that each fills: it is stored, and its address is put there. */
  pictures?: Readonly<Record<string, string>>;
  /** The same of PDF files. */
  documents?: Readonly<Record<string, string>>;
  /**
   * Makes the body of fields that have other names or another shape in the form: `title_1` is the title of a list's first
   * row. What is a body already stays as it is.
   */
  read?: (fields: Readonly<Record<string, unknown>>) => Record<string, unknown>;
};

/** A field of a form that holds JSON. What is no JSON stays as it was sent, for its schema to refuse. */
export function readJson(sent: unknown): unknown {
  if (typeof sent !== 'string') return sent;
  try {
    return JSON.parse(sent);
  } catch {
    return sent;
  }
}
