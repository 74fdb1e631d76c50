import { expect, it } from 'vitest';
import { clothName } from './cloth-name.ts';
import { weaveEmblem } from './weave.ts';

it('a cloth is woven from the slug where there is one, whatever the name says meanwhile', () => {
  const renamed = { slug: 'FLLC', name: 'The Challenge' };
  expect(clothName(renamed)).toBe(clothName({ slug: 'FLLC' }));
  expect(clothName({ name: 'Najd Falcons' })).toBe('Najd Falcons');
});

it('the same name has the same cloth, however it was typed', () => {
  expect(weaveEmblem('  Najd   Falcons ')).toEqual(weaveEmblem('Najd Falcons'));
  expect(weaveEmblem('Equipe\u0301')).toEqual(weaveEmblem('Equip\u00e9'));
  expect(weaveEmblem('Najd Falcon')).not.toEqual(weaveEmblem('Najd Falcons'));
});
