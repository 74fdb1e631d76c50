const END_OF_PDF = 2_048;

/** Whether a file is a PDF, by its content: the name and the type that a browser sends prove nothing. */
export const isPdf = (bytes: Buffer): boolean =>
  /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)) &&
  bytes.toString('latin1', Math.max(0, bytes.length - END_OF_PDF)).includes('%%EOF');
