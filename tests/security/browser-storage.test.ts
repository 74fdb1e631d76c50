import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepDraft, readDraft } from '#web/account/registration/draft-store.ts';
import { forgetPerson, sessionStarted } from '#web/lib/session.ts';

/** A minimal browser storage for these tests: its keys are the object's own. */
function emptyStorage() {
  const storage = {} as Record<string, string>;
  const hidden = (value: unknown) => ({ value, enumerable: false });
  return Object.defineProperties(storage, {
    getItem: hidden((key: string) => storage[key] ?? null),
    setItem: hidden((key: string, value: string) => {
      storage[key] = value;
    }),
    removeItem: hidden((key: string) => {
      delete storage[key];
    }),
  }) as unknown as Storage & Record<string, string>;
}

beforeEach(() => {
  vi.stubGlobal('localStorage', emptyStorage());
  vi.stubGlobal('sessionStorage', emptyStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const user = {
  _id: 'u1',
  name: 'سارة القحطاني',
  picture: 'avator.png',
  type: 1,
  steb_user_id: 'steb-1',
  email: 'sara@example.com',
  national_id: '1000000101',
  phone_number: '+966500000000',
  gender: '',
};

it('keeps of the person id, name, picture and type alone', () => {
  sessionStarted(user);
  const { _id, name, picture, type } = user;
  expect(JSON.parse(sessionStorage['turs:user'] ?? '')).toEqual({ _id, name, picture, type });
  expect({ ...localStorage }).toEqual({ 'turs:owner': _id });
});

it('keeps of a draft what was typed, and nothing that the registry said of people, from older days neither', () => {
  const people = {
    'members:1000000201': { id: 's', name: 'لمى العنزي', picture: 'https://steb.example/s.svg', age: 9 },
  };
  const draft = readDraft('u1');
  keepDraft('u1', { ...draft, form: { ...draft.form, members: ['1000000201'] }, people } as typeof draft);
  expect(readDraft('u1').form.members).toEqual(['1000000201']);
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/لمى|steb\.example/);
  localStorage.setItem('turs:registration:u1', JSON.stringify({ ...draft, people }));
  keepDraft('u1', readDraft('u1'));
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/لمى|steb\.example/);
});

it('forgets all of it at sign-out', () => {
  sessionStarted(user);
  keepDraft('u1', readDraft('u1'));
  sessionStorage.setItem('turs:contact', '{"email":"sara@example.com"}');
  localStorage.setItem('another', 'stays');
  forgetPerson();
  expect([{ ...localStorage }, { ...sessionStorage }]).toEqual([{ another: 'stays' }, {}]);
});
