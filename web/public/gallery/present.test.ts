import { expect, it } from 'vitest';
import { presentPicture } from './present.ts';

const item = {
  _id: 'p1',
  file_path: '/files/pictures/p1.webp',
  name: 'يوم الافتتاح',
  name_en: 'Opening day',
  season: { _id: 's1', name: 'موسم 2025', name_en: 'Season 2025' },
  competion: { _id: 'c1', name: 'المستكشفون', name_en: 'Explore' },
  status: true,
};

it('is in one language, with its season and competition', () => {
  expect(presentPicture('en', item)).toEqual({
    id: 'p1',
    src: '/files/pictures/p1.webp',
    name: 'Opening day',
    from: 'Season 2025 · Explore',
  });
  expect(presentPicture('ar', item)).toMatchObject({ name: 'يوم الافتتاح', from: 'موسم 2025 · المستكشفون' });
});

it('names the season alone where it shows no competition', () => {
  expect(presentPicture('en', { ...item, competion: null }).from).toBe('Season 2025');
});
