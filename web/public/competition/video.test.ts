import { expect, it } from 'vitest';
import { videoOf } from './video.ts';

it.each([
  ['/files/videos/explore.mp4', { kind: 'own', address: '/files/videos/explore.mp4' }],
  [
    'https://www.youtube.com/watch?v=abc',
    { kind: 'elsewhere', address: 'https://www.youtube.com/watch?v=abc', host: 'youtube.com' },
  ],
  ['https://vimeo.com/1', { kind: 'elsewhere', address: 'https://vimeo.com/1', host: 'vimeo.com' }],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['//elsewhere.example/film.mp4', undefined],
  ['/\\elsewhere.example/film.mp4', undefined],
  ['film.mp4', undefined],
  ['https://[', undefined],
  ['', undefined],
  [null, undefined],
])('%j is %j', (address, video) => {
  expect(videoOf(address)).toEqual(video);
});
