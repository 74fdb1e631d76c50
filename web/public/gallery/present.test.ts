import { expect, it } from 'vitest';
import type { Season } from '#contract/entities.ts';
import { presentPicture, sceneOf } from './present.ts';

const item = {
  _id: 'p1',
  file_path: '/files/pictures/p1.webp',
  name: 'يوم الافتتاح',
  name_en: 'Opening day',
  season: { _id: 's1', name: 'موسم 2025', name_en: 'Season 2025' },
  competion: { _id: 'c1', name: 'المستكشفون', name_en: 'Explore' },
  status: true,
};

const seasons = [
  {
    competions: [
      { _id: 'c0', slug: 'FLLD' },
      { _id: 'c1', slug: 'FLLE' },
    ],
  },
] as Season[];

it('is in one language, with its season and competition', () => {
  expect(presentPicture('en', item, seasons)).toEqual({
    id: 'p1',
    src: '/files/pictures/p1.webp',
    name: 'Opening day',
    from: 'Season 2025 · Explore',
    slug: 'FLLE',
  });
  expect(presentPicture('ar', item, seasons)).toMatchObject({ name: 'يوم الافتتاح', from: 'موسم 2025 · المستكشفون' });
});

it('names the season alone where it shows no competition', () => {
  expect(presentPicture('en', { ...item, competion: null }, seasons).from).toBe('Season 2025');
});

it('shows the season or competition whose own it is: the newest, and a season by none of its competitions', () => {
  const shot = (file_path: string, season: string, competition?: string) => ({
    ...item,
    file_path,
    season: { ...item.season, _id: season },
    competion: competition === undefined ? null : { ...item.competion, _id: competition },
  });
  const gallery = [
    shot('a', 's2', 'c1'),
    shot('b', 's1', 'c1'),
    shot('c', 's1'),
    shot('d', 's1', 'c1'),
    shot('e', 's1'),
  ];
  expect(sceneOf(gallery, { season: 's1', competition: 'c1' })).toBe('b');
  expect(sceneOf(gallery, { season: 's1' })).toBe('c');
  expect(sceneOf(gallery, { season: 's1', competition: 'c9' })).toBeNull();
  expect(sceneOf(gallery, { season: 's2' })).toBeNull();
});
