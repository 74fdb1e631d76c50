import type { ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import { findNeeds } from './page-needs.ts';

type Page = { parentId?: string; path?: string; index?: true; needs?: string; loader?: true };

/** Routes as in a build. */
const built = (pages: Record<string, Page>) =>
  Object.fromEntries(
    Object.entries(pages).map(([id, { needs, loader, ...page }]) => [
      id,
      { id, ...page, module: { handle: { words: [], needs }, ...(loader && { loader: () => null }) } },
    ]),
  ) as unknown as ServerBuild['routes'];

const pages: Record<string, Page> = {
  root: { path: '', loader: true },
  account: { parentId: 'root', loader: true },
  home: { parentId: 'root', index: true, needs: 'public' },
  team: { parentId: 'account', path: 'profile/team/:teamId', needs: 'signedIn' },
  other: { parentId: 'root', path: '*', needs: 'public' },
};

describe('what a page needs', () => {
  const needsOf = findNeeds(built(pages));

  it.each([
    ['/', 'public'],
    ['/profile/team/7', 'signedIn'],
    ['/profile/team/7/', 'signedIn'],
    ['/profile/team/7.data', 'signedIn'],
    ['/profile/team/7/_.data', 'signedIn'],
    ['/PROFILE/Team/7', 'signedIn'],
    ['/profile//team/7', 'public'],
    ['/nowhere', 'public'],
  ])('is found by its address: %s', (address, needs) => {
    expect(needsOf(address)).toBe(needs);
  });

  it('must be said by every page', () => {
    const silent = { ...pages, plain: { parentId: 'account', path: 'plain' } };
    expect(() => findNeeds(built(silent))).toThrow('Pages whose handle does not say what they need: plain');
  });

  it('is asked on navigations within the browser, too: something around the page must be loaded by the server', () => {
    const bare = { ...pages, bare: { parentId: 'root', path: 'bare', needs: 'signedIn' } };
    expect(() => findNeeds(built(bare))).toThrow('no loader around them to guard them: bare');
  });
});
