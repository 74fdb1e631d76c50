/** The address of a stored picture; null stays null (the pages then draw an emblem from the name). */
export function pictureAddress<T extends string | null>(fileName: T): T extends null ? null : string {
  return (fileName === null ? null : `/files/pictures/${fileName}`) as T extends null ? null : string;
}
