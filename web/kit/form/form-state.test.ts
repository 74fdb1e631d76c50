import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/lib/api.ts';
import { changedSince, failureOf, found, sameValue, withoutField, withoutFields } from './form-state.ts';

const refusal = (fields: Record<string, string>) =>
  new ApiError({ status: 422, code: 'invalid_fields', message: 'Look at the fields', fields });

describe('failureOf', () => {
  it('puts the sentences of the server on their fields, without a second message', () => {
    expect(failureOf(refusal({ email: 'No address', 'data.members.0': 'Ten digits' }), 'general')).toEqual({
      code: 'invalid_fields',
      fields: { email: 'No address', 'members.0': 'Ten digits' },
    });
  });
  it('shows the sentence that a refusal has of its own, above the fields that it names', () => {
    const empty = { status: 422, code: 'missing_fields', message: 'Please fill in all fields...' } as const;
    expect(failureOf(new ApiError({ ...empty, fields: { email: 'Missing' } }), 'general')).toEqual({
      code: 'missing_fields',
      fields: { email: 'Missing' },
      message: 'Please fill in all fields...',
    });
  });
  it('shows the sentence of a refusal that names no field', () => {
    expect(failureOf(refusal({}), 'general')).toEqual({
      code: 'invalid_fields',
      fields: {},
      message: 'Look at the fields',
    });
  });
  it('never shows the text of a bug', () => {
    expect(failureOf(new TypeError('x is undefined'), 'general')).toEqual({ fields: {}, message: 'general' });
  });
});

describe('withoutField', () => {
  const errors = { name: 'a', members: 'b', 'members.0': 'c', membership: 'd' };
  it('forgets a field and its parts, not its namesakes', () => {
    expect(withoutField(errors, 'members')).toEqual({ name: 'a', membership: 'd' });
    expect(withoutField(errors, 'members.0')).toEqual({ name: 'a', members: 'b', membership: 'd' });
  });
  it('gives the same object back when nothing changes, so that nothing is drawn again', () => {
    expect(withoutField(errors, 'email')).toBe(errors);
  });
});

describe('withoutFields', () => {
  const failure = { code: 'missing_fields', message: 'Please fill in all fields', fields: { name: 'a', email: 'b' } };
  it('keeps the message while it is true of another field', () => {
    expect(withoutFields(failure, ['name'])).toEqual({ ...failure, fields: { email: 'b' } });
  });
  it('says nothing any more once every field that it was about was changed', () => {
    expect(withoutFields(failure, ['name', 'email'])).toEqual({ fields: {} });
  });
  it('keeps a message that is about no field', () => {
    const offline = { message: 'No connection', fields: {} };
    expect(withoutFields(offline, ['name'])).toBe(offline);
  });
});

it('knows what was changed while a form was on its way', () => {
  const sent = { number: '1', members: ['1', '2'], file: null };
  expect(changedSince(sent, { ...sent, number: '2', members: ['1', '2'] })).toEqual(['number']);
});

it('keeps only the checks that found something', () => {
  expect(found({ name: 'Missing', email: undefined, phone: '' })).toEqual({ name: 'Missing' });
});

describe('sameValue', () => {
  it('knows an undone change from a change', () => {
    const first = { name: 'Falcons', members: ['1', '2'], consent: true };
    expect(sameValue(first, { ...first, members: ['1', '2'] })).toBe(true);
    expect(sameValue(first, { ...first, name: 'Hawks' })).toBe(false);
    expect(sameValue(first, { ...first, members: ['1'] })).toBe(false);
    expect(sameValue(first, { ...first, members: ['2', '1'] })).toBe(false);
    expect(sameValue(first, { ...first, consent: false })).toBe(false);
  });
  it('takes another file for a change, even one of the same name', () => {
    const file = new File(['a'], 'logo.png');
    expect(sameValue({ file }, { file })).toBe(true);
    expect(sameValue({ file }, { file: new File(['b'], 'logo.png') })).toBe(false);
    expect(sameValue({ file: null }, { file })).toBe(false);
  });
});
