import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { test } from 'vitest';
import { expectSame } from '#tests/support/expect-none.ts';

const root = new URL('../../', import.meta.url);

/**
 * User input has its own direction (`dir="auto"`); texts of the office and of the portal have the page's, even if they
 * begin with a name in the other script. These files show user input or have fields for it.
 */
const showsWhatPeopleType = [
  'web/admin/community/Post.tsx',
  'web/admin/community/Reports.tsx',
  'web/admin/contact-us/MessageThread.tsx',
  'web/admin/kit/Difference.tsx', // values of accounts, too
  'web/admin/kit/form/ConflictDialog.tsx',
  'web/admin/results/TeamSearch.tsx',
  'web/kit/Prose.tsx', // on its own request, for the forum
  'web/kit/editor/RichTextField.tsx',
  'web/kit/form/DropArea.tsx',
  'web/kit/form/TextArea.tsx',
  'web/kit/form/TextField.tsx',
  'web/kit/table/SearchField.tsx',
  'web/layout/UserMenu.tsx',
  'web/public/community/TopicList.tsx',
  'web/public/community/TopicPage.tsx',
  'web/public/results/ResultSearch.tsx',
];

test('only what people type has a direction of its own', async () => {
  const found: string[] = [];
  for (const file of globSync('web/**/*.tsx', { cwd: root })) {
    const text = await readFile(new URL(file, root), 'utf8');
    if (/dir=(?:"auto"|\{[^}]*'auto'[^}]*\})/.test(text)) found.push(file.replaceAll('\\', '/'));
  }
  expectSame({
    found,
    listed: showsWhatPeopleType,
    missing: (file) =>
      `${file} has dir="auto": take it out if the text is the office's or the portal's; if people type it, add the file to "showsWhatPeopleType" of tests/rules/direction.test.ts.`,
    superfluous: (file) =>
      `tests/rules/direction.test.ts: take '${file}' out of "showsWhatPeopleType", or give what people type there dir="auto" again.`,
  });
});

test('text of the office is not shown as if a person of the forum had typed it', async () => {
  const found: string[] = [];
  for (const file of globSync('web/**/*.tsx', { cwd: root })) {
    if (/<Prose\s+typed/.test(await readFile(new URL(file, root), 'utf8'))) found.push(file.replaceAll('\\', '/'));
  }
  expectSame({
    found,
    listed: [
      'web/admin/community/Post.tsx',
      'web/public/community/CommentItem.tsx',
      'web/public/community/TopicPage.tsx',
    ],
    missing: (file) =>
      `${file} shows <Prose typed>, which is for posts of the forum: take "typed" out; if people type that text, name the file in tests/rules/direction.test.ts.`,
    superfluous: (file) =>
      `${file} shows posts of the forum, and its <Prose> is not "typed": write it there again, or take the file out of tests/rules/direction.test.ts.`,
  });
});
