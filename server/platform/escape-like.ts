/** A text as a part of a `like` pattern. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
