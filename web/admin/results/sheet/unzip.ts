import { Unzip, UnzipInflate } from 'fflate';
import { Unreadable } from './unreadable.ts';

const AT_ONCE = 64 * 1024;

/**
 * The wanted files of a ZIP archive, by their names. It is unpacked piece by piece and given up as soon as there is more
 * than `most` bytes, whatever the archive says of its sizes.
 * @throws Unreadable `tooMuch`, `damaged`
 */
export function unzip(
  archive: Uint8Array,
  isWanted: (name: string) => boolean,
  most: number,
): ReadonlyMap<string, string> {
  const pieces = new Map<string, Uint8Array[]>();
  const complete = new Set<string>();
  let total = 0;
  // The library hands on what is thrown here as an error of the archive.
  let failure: Unreadable | undefined;
  const fail = (reason: 'damaged' | 'tooMuch'): never => {
    failure ??= new Unreadable(reason);
    throw failure;
  };
  const reader = new Unzip((file) => {
    if (!isWanted(file.name)) return;
    const own: Uint8Array[] = [];
    pieces.set(file.name, own);
    file.ondata = (error, piece, last) => {
      if (error) fail('damaged');
      total += piece.length;
      if (total > most) fail('tooMuch');
      own.push(piece);
      if (last) complete.add(file.name);
    };
    file.start();
  });
  reader.register(UnzipInflate);
  try {
    for (let from = 0; from < archive.length; from += AT_ONCE) {
      reader.push(archive.subarray(from, from + AT_ONCE), from + AT_ONCE >= archive.length);
    }
  } catch {
    throw failure ?? new Unreadable('damaged');
  }
  if (complete.size < pieces.size) throw new Unreadable('damaged');
  return new Map([...pieces].map(([name, own]) => [name, textOf(own)]));
}

function textOf(pieces: readonly Uint8Array[]): string {
  const decoder = new TextDecoder();
  return pieces.map((piece) => decoder.decode(piece, { stream: true })).join('') + decoder.decode();
}
