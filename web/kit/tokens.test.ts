import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../app/tokens.css', import.meta.url), 'utf8');

function tokens(mode: 'light' | 'dark'): Record<string, string> {
  const block = css.split(`@utility tokens-${mode}`)[1]?.split('}')[0] ?? '';
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#\w{6})/g)].map(([, name, value]) => [name, value]));
}

/** Contrast ratio as defined by WCAG 2.2. */
function contrast(a: string | undefined, b: string | undefined): number {
  if (!a || !b) throw new Error('A token is missing');
  const light = (colour: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [dark = 0, bright = 0] = [light(a), light(b)].sort((x, y) => x - y);
  return (bright + 0.05) / (dark + 0.05);
}

const inks = ['ink', 'soft', 'palm', 'madder', 'good', 'bad', 'warn', 'info'];
/** The backgrounds of `.on-night`: its paper and its surface. */
const nights = ['#0c1d38', '#12274b'];

describe.each(['light', 'dark'] as const)('%s', (mode) => {
  const value = tokens(mode);

  it.each(['paper', 'surface', 'raised', 'sunken'])('every ink is readable on %s, and every edge visible', (ground) => {
    for (const ink of inks) expect(contrast(value[ink], value[ground]), ink).toBeGreaterThanOrEqual(4.5);
    for (const edge of ['edge', 'focus']) expect(contrast(value[edge], value[ground]), edge).toBeGreaterThanOrEqual(3);
  });

  it.each(['palm', 'madder', 'good', 'bad', 'warn', 'info'])('%s, ink and soft are readable on its tint', (tone) => {
    for (const ink of [tone, 'ink', 'soft'])
      expect(contrast(value[ink], value[`${tone}-tint`]), ink).toBeGreaterThanOrEqual(4.5);
  });

  it('words on filled buttons are readable', () => {
    expect(contrast(value.paper, value.ink)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(value['on-palm'], value.palm)).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#ffffff', value['bad-fill'])).toBeGreaterThanOrEqual(4.5);
  });
});

it('the call to act is readable, also while it is pressed', () => {
  for (const name of ['signal', 'signal-press']) {
    const fill = css.match(new RegExp(`--${name}: (#\\w{6})`))?.[1];
    expect(contrast(fill, css.match(/--on-signal: (#\w{6})/)?.[1])).toBeGreaterThanOrEqual(4.5);
  }
});

it('a night section takes the dark inks', () => {
  const value = tokens('dark');
  for (const ground of nights)
    for (const ink of inks) expect(contrast(value[ink], ground), ink).toBeGreaterThanOrEqual(4.5);
});
