import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

describe('the target of a redirect', () => {
  it.each([
    '/',
    '/profile',
    '/my-teams/?season=all&page=2',
    '/teams-registeration/?season_id=0199#members',
    '/profile/team/%D8%AA%D9%8F%D8%B1%D8%B3',
    '/404/not-found//',
  ])('is taken when it is a path of this site: %s', (target) => {
    expect(safeRedirect(target)).toBe(target);
  });

  it.each([
    undefined,
    null,
    '',
    'profile',
    'https://evil.example/',
    'javascript:alert(1)',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/profile\\..\\evil',
    '/\t/evil.example',
    '/\n/evil.example',
    '\u0000/profile',
    ' /profile',
    '/.//evil.example',
    '/..//evil.example',
    '/./\\evil.example',
  ])('is refused when it may lead elsewhere: %j', (target) => {
    expect(safeRedirect(target)).toBeUndefined();
  });

  it.each([
    ['/signin?redirect=%2Fmy-teams%2F%3Fpage%3D2', '/my-teams/?page=2'],
    ['/signup/?step=type&redirect=%2Fprofile', '/profile'],
    ['/admin/auth/signin?redirect=%2Fsignin%3Fredirect%3D%252Fadmin%252Fteams', '/admin/teams'],
    ['/signin', undefined],
    ['/signin?redirect=%2F%2Fevil.example', undefined],
    ['/signin?redirect=%2Fsignin', undefined],
  ])('that is itself a sign-in is unwrapped: %s', (target, meant) => {
    expect(safeRedirect(target)).toBe(meant);
  });
});
