import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Access } from '#contract/access.ts';
import { afterSignIn } from './after-sign-in.ts';
import { guardPage, guestsOnly, signedInViewer } from './guard.ts';
import { pageContext } from './page-context.ts';

/** A user of this type; undefined is a guest, `ended` a person whose session has expired. */
type Somebody = number | 'ended' | undefined;

function visitor(type: Somebody, needs: Access = 'public', status = typeof type === 'number' ? 200 : 401) {
  const asked: string[] = [];
  const context = new RouterContextProvider();
  context.set(pageContext, {
    language: 'en',
    colorMode: 'auto',
    origin: 'http://portal.example',
    requestId: '1',
    needs,
    now: new Date('2026-01-01T00:00:00Z'),
    nonce: '',
    reportError: () => {},
    noteCall: () => {},
    keepAs: () => {},
    fetch: async (path) => {
      asked.push(path);
      const refused = { success: false, code: type === 'ended' ? 'session_ended' : 'not_signed_in' };
      return Response.json(status === 200 ? { success: true, user: { type } } : refused, { status });
    },
  });
  return { context, asked };
}

const request = (path: string) => new Request(`http://portal.example${path}`);

/** The guard's redirect target; undefined if it lets them through. */
async function sentTo(type: Somebody, access: Access, path: string): Promise<string | undefined> {
  try {
    await guardPage({ context: visitor(type, access).context, request: request(path) });
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('location') ?? '';
    throw thrown;
  }
}

describe('the guard (public spec, section 6)', () => {
  it.each([0, 1, 2, 4, 5, 7])('lets type %i see their own pages', async (type) => {
    expect(await sentTo(type, 'signedIn', '/profile')).toBeUndefined();
  });

  it('sends guests to sign in, and back to where they wanted to go', async () => {
    expect(await sentTo(undefined, 'signedIn', '/my-teams/?season=all&lang=ar')).toBe(
      '/signin?redirect=%2Fmy-teams%2F%3Fseason%3Dall',
    );
    expect(await sentTo(undefined, 'admin:enter', '/admin/teams.data?_routes=x')).toBe(
      '/signin?redirect=%2Fadmin%2Fteams',
    );
    expect(await sentTo(undefined, 'signedIn', '/my-teams/_.data')).toBe('/signin?redirect=%2Fmy-teams%2F');
  });

  it('sends guests home with a new token from registering', async () => {
    const first = await sentTo(undefined, 'teams:register', '/teams-registeration/');
    expect(first).toMatch(/^\/\?token=[\w-]{20,}$/);
    expect(await sentTo(undefined, 'teams:register', '/teams-registeration/')).not.toBe(first);
  });

  it('lets them keep what they asked to register for', async () => {
    const asked = '/teams-registeration/?season_id=0199&competion_id=0200';
    const sent = new URL(
      (await sentTo(undefined, 'teams:register', `${asked}&lang=ar`)) ?? '',
      'http://portal.example',
    );
    expect([sent.pathname, [...sent.searchParams.keys()]]).toEqual(['/', ['token', 'redirect']]);
    expect(sent.searchParams.get('redirect')).toBe(asked);
  });

  it.each([
    ['ended', 'teams:register', '/teams-registeration/?season_id=0199&step=4'],
    ['ended', 'teams:pay', '/payment/telr?team_id=0199'],
    ['ended', 'admin:enter', '/admin/teams?page=2'],
    [undefined, 'teams:pay', '/payment/telr?team_id=0199'],
    [undefined, 'teams:pay', '/payment/v2/telr/0199/token/auth/'],
  ] as const)('sends %s from %s to sign in, and back to path and query', async (who, access, path) => {
    expect(await sentTo(who, access, path)).toBe(`/signin?${new URLSearchParams({ redirect: path })}`);
  });

  it.each([1, 2, 4, 5])('lets type %i register', async (type) => {
    expect(await sentTo(type, 'teams:register', '/teams-registeration/')).toBeUndefined();
  });

  it.each([0, 7])('sends type %i from registering to the season', async (type) => {
    expect(await sentTo(type, 'teams:register', '/teams-registeration/')).toBe('/seasons/first-2025/');
  });

  it('sends a sub admin from paying to the season, and from orders home', async () => {
    expect(await sentTo(5, 'teams:pay', '/payment/telr')).toBe('/seasons/first-2025/');
    expect(await sentTo(5, 'orders:read', '/profile/transections')).toBe('/');
  });

  it.each([0, 1, 2])('sends type %i from the back-office home', async (type) => {
    expect(await sentTo(type, 'admin:enter', '/admin/dashboard')).toBe('/');
  });

  it('tells people who may enter the back-office of a page of it that they may not open', async () => {
    expect(await sentTo(5, 'admin-dashboard:money', '/admin/invoices')).toBe('/admin/not-allowed/');
    expect(await sentTo(5, 'admin-dashboard:money', '/admin/invoices.data?_routes=x')).toBe('/admin/not-allowed/');
    expect(await sentTo(5, 'admin:enter', '/admin/not-allowed/')).toBeUndefined();
    expect(await sentTo(4, 'admin-dashboard:money', '/admin/invoices')).toBeUndefined();
    expect(await sentTo(1, 'admin-dashboard:money', '/admin/invoices')).toBe('/');
  });

  it('asks once for a page, however many routes are guarded', async () => {
    const { context, asked } = visitor(4, 'admin-teams:list');
    await guardPage({ context, request: request('/admin/teams') });
    await Promise.all([signedInViewer(context), signedInViewer(context)]);
    expect(asked).toEqual(['/api/getuser']);
  });

  it('does not take a broken API for a guest', async () => {
    const { context } = visitor(1, 'signedIn', 500);
    await expect(guardPage({ context, request: request('/profile') })).rejects.toMatchObject({ status: 500 });
  });
});

describe('after signing in', () => {
  it.each([
    [4, '/signin', '/admin/dashboard/'],
    [5, '/signin', '/'],
    [1, '/signin', '/'],
    [4, '/signin?redirect=%2Fprofile', '/profile'],
    [1, '/signin?redirect=%2F%2Fevil.example', '/'],
    [1, '/signin?redirect=https%3A%2F%2Fevil.example', '/'],
  ])('type %i from %s goes to %s', async (type, from, to) => {
    expect(afterSignIn({ type }, request(from))).toBe(to);
  });

  it('nobody sees the pages for guests', async () => {
    await expect(guestsOnly(visitor(4).context, request('/signup'))).rejects.toMatchObject({ status: 302 });
    await expect(guestsOnly(visitor(undefined).context, request('/signup'))).resolves.toBeUndefined();
  });
});
