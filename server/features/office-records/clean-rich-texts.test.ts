import { expect, test } from 'vitest';
import { optionalRichText, requiredText, richText } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { z } from '#contract/zod.ts';
import { cleanRichTexts } from './clean-rich-texts.ts';

const Input = z.object({ title: requiredText(), text: richText(), text_en: richText(), note: optionalRichText() });
const input = { title: '<b>x</b>', text: '<p>a</p>', text_en: '<p>b</p>', note: undefined };
const refusalOf = (sent: object) => {
  try {
    cleanRichTexts(Input, { ...input, ...sent });
  } catch (error) {
    return error;
  }
  return undefined;
};

test('texts of the editor are cleaned, whatever else is sent stays as it is', () => {
  const hostile = '<p onclick="x()">a</p><script>alert(1)</script>';
  expect(cleanRichTexts(Input, { ...input, text: hostile, note: hostile, video: hostile })).toEqual({
    ...{ title: '<b>x</b>', text: '<p>a</p>', text_en: '<p>b</p>', note: '<p>a</p>', video: hostile },
  });
});

test('every text of which nothing is left is named, and one that becomes too long', () => {
  const nothing = '<script>a</script>';
  const long = '<a href="https://example.com">x</a>'.repeat(500);
  expect(refusalOf({ text: nothing, text_en: nothing })).toMatchObject({
    ...{ code: 'admin_fields_empty', fields: { text: 'required', text_en: 'required' } },
  });
  expect(long.length).toBeLessThan(limits.richTextMax);
  expect(refusalOf({ text: nothing, text_en: long, note: long })).toMatchObject({
    ...{ code: 'admin_fields_empty', fields: { text: 'required', text_en: 'too_long', note: 'too_long' } },
  });
  expect(refusalOf({ text_en: long })).toMatchObject({ code: 'invalid_fields', fields: { text_en: 'too_long' } });
});

test('an optional text of which nothing is left is empty', () => {
  expect(cleanRichTexts(Input, { ...input, note: '<p> </p>' }).note).toBe('');
  expect(refusalOf({ note: undefined })).toBeUndefined();
});
