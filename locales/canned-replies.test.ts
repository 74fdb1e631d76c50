import { expect, test } from 'vitest';
import arHints from './ar/admin-canned-replies.ts';
import arMails from './ar/mails.ts';
import enHints from './en/admin-canned-replies.ts';
import enMails from './en/mails.ts';

test('the hint at a canned reply names all that the mail adds to it: greeting and closing', () => {
  for (const { contactReply } of [arMails, enMails])
    expect(Object.keys(contactReply)).toEqual(expect.arrayContaining(['greeting', 'regards']));
  expect(enHints.form.hint).toMatch(/greeting.*closing/);
  expect(arHints.form.hint).toMatch(/تحية.*خاتمة/);
});
