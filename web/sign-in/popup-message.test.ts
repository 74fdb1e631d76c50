import { describe, expect, it } from 'vitest';
import { popupAddress, readPopupMessage } from './popup-message.ts';

const popup = { name: 'the window we opened' } as unknown as Window;
const otherWindow = { name: 'another window' } as unknown as Window;
const origin = 'https://steb.example';
const data = { type: 'steb', user: { name: 'Noura' }, token: 'abc' };

describe('readPopupMessage', () => {
  it('takes the answer of the window that was opened', () => {
    expect(readPopupMessage({ origin, source: popup, data }, { origin, popup })).toEqual({
      user: { name: 'Noura' },
      token: 'abc',
    });
  });

  it.each([
    ['another site', { origin: 'https://evil.example', source: popup, data }],
    ['a site whose name begins alike', { origin: 'https://steb.example.evil.example', source: popup, data }],
    ['the same host without encryption', { origin: 'http://steb.example', source: popup, data }],
    ['the same host on another port', { origin: 'https://steb.example:8443', source: popup, data }],
    ['a sandboxed frame', { origin: 'null', source: popup, data }],
    ['another window of the provider', { origin, source: otherWindow, data }],
    ['no window', { origin, source: null, data }],
    ['a text', { origin, source: popup, data: JSON.stringify(data) }],
    ['nothing', { origin, source: popup, data: null }],
    ['no token', { origin, source: popup, data: { user: data.user } }],
    ['an empty token', { origin, source: popup, data: { ...data, token: '' } }],
    ['a token that is no text', { origin, source: popup, data: { ...data, token: ['abc'] } }],
  ])('ignores %s', (_, posted) => {
    expect(readPopupMessage(posted, { origin, popup })).toBeUndefined();
  });
});

describe('popupAddress', () => {
  const page = { href: 'https://portal.example/signin?redirect=%2Fprofile', origin: 'https://portal.example' };

  it('resolves a link into the portal itself, as the sandbox has it', () => {
    expect(popupAddress('/sandbox/steb/popup', page, { language: 'ar' }).href).toBe(
      'https://portal.example/sandbox/steb/popup?origin=https%3A%2F%2Fportal.example&lang=ar',
    );
  });
  it('keeps what the configured address brings along', () => {
    const address = popupAddress('https://steb.example/popup?client=turs', page, { language: 'en' });
    expect(address.origin).toBe('https://steb.example');
    expect(Object.fromEntries(address.searchParams)).toEqual({ client: 'turs', origin: page.origin, lang: 'en' });
  });
  it('asks for the session there only where the page says so', () => {
    const address = popupAddress('/popup', page, { language: 'en', keepSession: true });
    expect(address.searchParams.get('session')).toBe('use');
  });
});
