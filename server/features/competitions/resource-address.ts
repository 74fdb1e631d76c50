/** The address of a competition's file; null stays null (there is none in that language). */
export function resourceAddress<T extends string | null>(fileName: T): T extends null ? null : string {
  return (fileName === null ? null : `/files/resources/${fileName}`) as T extends null ? null : string;
}
