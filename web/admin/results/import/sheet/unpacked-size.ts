import { Unreadable } from './unreadable.ts';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
/** The end of an archive and the longest comment that may follow it. */
const END_MAX = 22 + 0xffff;
/** Stands where a number does not fit into 32 bits. */
const ELSEWHERE = 0xffffffff;

/**
 * How many bytes an archive says that it unpacks to, without unpacking it. What unpacks it holds each file to what it
 * says here, so that a small file cannot fill the memory.
 * @throws Unreadable if it is no whole archive, or does not say it
 */
export function unpackedSize(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  const first = Math.max(0, bytes.length - END_MAX);
  while (end >= first && view.getUint32(end, true) !== END) end -= 1;
  if (end < first) throw new Unreadable('damaged');
  const entries = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let total = 0;
  for (let entry = 0; entry < entries; entry += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY) throw new Unreadable('damaged');
    const packed = view.getUint32(at + 20, true);
    const unpacked = view.getUint32(at + 24, true);
    // No file of results is as large as that, and a packed file of no size hides its own.
    if (packed === ELSEWHERE || unpacked === ELSEWHERE) throw new Unreadable('tooMuch');
    // It says its size behind its contents, where it is not believed.
    const isAfter = (view.getUint16(at + 8, true) & 8) !== 0 && packed === 0;
    if (isAfter || (unpacked === 0 && packed > 2)) throw new Unreadable('tooMuch');
    total += unpacked;
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return total;
}
