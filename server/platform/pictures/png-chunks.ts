const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Length, type and checksum around a chunk's data. */
const AROUND = 12;

/**
 * What of a PNG makes its pixels: size, palette, transparency, colours, and how it is to be turned. Texts may be compressed,
 * and 40 kB of them kept the decoder busy for 1.5 s; of a colour profile it unpacks no more than one needs.
 */
const drawn = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'eXIf']);

/**
 * A PNG without the chunks that draw nothing, of which none was unpacked, and without a part that is broken; anything else
 * as it is.
 */
export function withoutTexts(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return bytes;
  const kept = [file.subarray(0, SIGNATURE.length)];
  for (let at = SIGNATURE.length; at + AROUND <= file.length; ) {
    const end = at + AROUND + file.readUInt32BE(at);
    if (end > file.length) break;
    const type = file.toString('latin1', at + 4, at + 8);
    if (drawn.has(type)) kept.push(file.subarray(at, end));
    if (type === 'IEND') break;
    at = end;
  }
  return Buffer.concat(kept);
}
