import { describe, expect, test } from 'vitest';
import { type ShareSubject, sharePictureAddress, shareVersion } from './share-picture.ts';

const subject: ShareSubject = { kind: 'competition', id: '0199', slug: 'FLLC', name: 'Challenge', below: 'Season' };

test('a picture has an address of its own in each language', () => {
  expect(sharePictureAddress(subject, 'en', 'Turs')).toMatch(
    /^\/files\/share\/competition-0199\.en\.png\?v=[0-9a-z]+$/,
  );
  expect(sharePictureAddress({ kind: 'site' }, 'ar', 'Turs')).toMatch(/^\/files\/share\/site\.ar\.png\?v=[0-9a-z]+$/);
});

describe('the version', () => {
  test('stays as long as the picture does', () => {
    expect(shareVersion({ ...subject }, 'en', 'Turs')).toBe(shareVersion(subject, 'en', 'Turs'));
  });

  test('changes with everything that the picture shows', () => {
    const versions = [
      shareVersion(subject, 'en', 'Turs'),
      shareVersion(subject, 'ar', 'Turs'),
      shareVersion(subject, 'en', 'Gear'),
      shareVersion({ ...subject, kind: 'season' }, 'en', 'Turs'),
      shareVersion({ ...subject, slug: 'FLLE' }, 'en', 'Turs'),
      shareVersion({ ...subject, name: 'Explore' }, 'en', 'Turs'),
      shareVersion({ ...subject, below: 'Another' }, 'en', 'Turs'),
      // The same text in another field is another picture.
      shareVersion({ ...subject, name: 'Challenge Season', below: '' }, 'en', 'Turs'),
      shareVersion({ kind: 'site' }, 'en', 'Turs'),
    ];
    expect(new Set(versions).size).toBe(versions.length);
  });
});
