import { describe, expect, it } from 'vitest';
import { ageAdvice } from './age-advice.ts';

const level = (title: string, desc: string) => ({ title, name: title, name_en: title, desc, desc_en: desc });

const junior = level('Junior', '9-13 years');
const senior = level('Senior', '12-19 years');
const adults = level('Adults', '');
const person = (name: string, age: number | null) => ({ id: name, name, picture: '', age });
const member = (number: string, age: number | null) => ({ number, person: person(`Member ${number}`, age) });

describe('what is said about ages', () => {
  it('is nothing where everybody fits, or nobody can tell', () => {
    expect(ageAdvice([member('1', 10), member('2', null)], junior, [junior, senior])).toBeUndefined();
    expect(ageAdvice([member('1', 40)], adults, [adults, senior])).toBeUndefined();
    expect(ageAdvice([], junior, [junior])).toBeUndefined();
  });
  it('names who is outside, and the levels that fit all of them', () => {
    const advice = ageAdvice([member('1', 10), member('2', 15)], junior, [junior, senior, adults]);
    expect(advice?.outside.map(({ name }) => name)).toEqual(['Member 2']);
    expect(advice?.better).toEqual([]);
    const older = ageAdvice([member('1', 13), member('2', 15), member('3', null)], junior, [junior, senior, adults]);
    expect(older?.better).toEqual([senior]);
  });
  it('counts once who was typed twice', () => {
    const advice = ageAdvice([member('2', 15), member('2', 15)], junior, [junior]);
    expect(advice?.outside.map(({ name }) => name)).toEqual(['Member 2']);
  });
  it('is acknowledged for these people at this level, in whatever order, and for no others', () => {
    const [one, two, three] = [member('1', 15), member('2', 16), member('3', 17)];
    const key = ageAdvice([one, two], junior, [junior])?.key;
    expect(ageAdvice([two, one], junior, [junior])?.key).toBe(key);
    expect(ageAdvice([one, two, three], junior, [junior])?.key).not.toBe(key);
    expect(ageAdvice([one, three], level('Senior', '9-10'), [])?.key).not.toBe(key);
  });
});
