/** Where a kept picture is served; null stays null (the pages then weave an emblem from the name). */
export function pictureAddress<T extends string | null>(fileName: T): T extends null ? null : string {
  return (fileName === null ? null : `/files/pictures/${fileName}`) as T extends null ? null : string;
}
