/** The address of a stored picture; null stays null (the pages then draw an emblem from the name). */
export function pictureAddress<T extends string | null>(fileName: T): T extends null ? null : string {
  return (fileName === null ? null : `/files/pictures/${fileName}`) as T extends null ? null : string;
}

/** The file name in such an address. */
export const pictureNameOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

/** The address of a PDF of a competition; null stays null (there is none in that language). */
export function documentAddress<T extends string | null>(fileName: T): T extends null ? null : string {
  return (fileName === null ? null : `/files/resources/${fileName}`) as T extends null ? null : string;
}
