/** Whether a text is a UUID, and so worth asking the database about. */
export const isUuid = (text: string): boolean =>
  /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(text);
