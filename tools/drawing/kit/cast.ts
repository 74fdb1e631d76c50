import type { Head } from './heads.ts';
import { hairs, paint, skins } from './palette.ts';

/** The people of the pictures; several pictures show the same people. */
export const cast = {
  noura: { skin: skins[1], wears: 'hijab', colour: paint.sand, glasses: true },
  lama: { skin: skins[2], wears: 'hijab', colour: paint.madder },
  maha: { skin: skins[0], wears: 'hijab', colour: paint.indigo },
  sara: { skin: skins[3], wears: 'hijab', colour: paint.dune },
  huda: { skin: skins[4], wears: 'hijab', colour: paint.leaf },
  reem: { skin: skins[1], wears: 'braids', colour: hairs[1] },
  tala: { skin: skins[3], wears: 'bob', colour: hairs[0] },
  jude: { skin: skins[0], wears: 'bob', colour: hairs[2] },
  saad: { skin: skins[2], wears: 'hair', colour: hairs[0] },
  faris: { skin: skins[4], wears: 'curls', colour: hairs[0] },
  omar: { skin: skins[0], wears: 'hair', colour: hairs[1] },
  yousef: { skin: skins[1], wears: 'taqiyah', colour: paint.milk },
  ziad: { skin: skins[3], wears: 'cap', colour: paint.madder },
  badr: { skin: skins[2], wears: 'curls', colour: hairs[1], glasses: true },
  khalid: { skin: skins[2], wears: 'ghutra', beard: true },
  salem: { skin: skins[3], wears: 'shemagh', beard: true },
  hessa: { skin: skins[1], wears: 'hijab', colour: paint.night },
  amal: { skin: skins[3], wears: 'hijab', colour: paint.wine },
} as const satisfies Record<string, Head>;
