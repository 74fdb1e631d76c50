import { expect, it } from 'vitest';
import { likesOf, pressed } from './like.ts';

const post = { _id: 'post', likes: ['amal', 'badr'], likes_count: 2 };

it('shows a person their own like, and a guest none', () => {
  expect(likesOf(post, 'amal')).toEqual({ liked: true, count: 2 });
  expect(likesOf(post, 'dana')).toEqual({ liked: false, count: 2 });
  expect(likesOf(post)).toEqual({ liked: false, count: 2 });
});

it('counts a press at once, and a second one back', () => {
  const before = likesOf(post, 'dana');
  expect(pressed(before)).toEqual({ liked: true, count: 3 });
  expect(pressed(pressed(before))).toEqual(before);
});

it('takes back the like that was there', () => {
  expect(pressed(likesOf(post, 'amal'))).toEqual({ liked: false, count: 1 });
});

it('never counts below nothing, whatever the server has counted meanwhile', () => {
  expect(pressed({ liked: true, count: 0 })).toEqual({ liked: false, count: 0 });
});
