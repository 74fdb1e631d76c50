import { dyes } from '#brand/weave.ts';

/** Two colours mixed: `share` of the second in the first. */
export function mix(one: string, other: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(channel(one, at) * (1 - share) + channel(other, at) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The dyes of the cloth with their shades and tints. The buttons' orange is not among them. */
export const paint = {
  ...dyes,
  deep: '#081223',
  dusk: mix(dyes.night, dyes.indigo, 0.5),
  sky: mix(mix(dyes.indigo, dyes.leaf, 0.4), dyes.milk, 0.78),
  steel: mix(dyes.indigo, dyes.milk, 0.45),
  haze: mix(dyes.indigo, dyes.milk, 0.76),
  moss: '#0a5a3d',
  mint: mix(dyes.leaf, dyes.milk, 0.7),
  wine: '#7d1823',
  blush: mix(dyes.clay, dyes.milk, 0.68),
  ochre: '#b98a3b',
  honey: mix(dyes.dune, dyes.milk, 0.5),
  flax: '#cdb98c',
  ball: '#ee8a35',
} as const;

export const skins = ['#f0c8a4', '#dcab7e', '#c08a5e', '#96623f', '#744a30'] as const;
export const hairs = ['#17110f', '#2b1c14', '#45301f'] as const;
