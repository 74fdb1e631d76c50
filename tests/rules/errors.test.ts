import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { errorStatus, fieldCodes } from '#contract/errors.ts';

/** A code that nothing raises has sentences in two languages that nobody ever reads. */
const root = join(import.meta.dirname, '../..');

async function read(pattern: string): Promise<string> {
  const files = await Array.fromAsync(glob(pattern, { cwd: root }));
  const sources = files.filter((file) => !file.endsWith('.test.ts') && !/^contract.errors\.ts$/.test(file));
  return (await Promise.all(sources.map((file) => readFile(join(root, file), 'utf8')))).join('\n');
}
/** The rules of the domain say for which error a thing is refused, the server throws it. */
const [raising, contract] = await Promise.all([read('{server,domain}/**/*.ts'), read('contract/**/*.ts')]);

test('every error is raised by the server or a rule, or by what a call declares it for', () => {
  // That a call lists a code among its errors raises nothing.
  const raisedFor = (code: string) => new RegExp(`\\b(missing|tooOften)\\b.*'${code}'`).test(contract);
  const unused = Object.keys(errorStatus).filter((code) => !raising.includes(`'${code}'`) && !raisedFor(code));
  expect(unused, 'take these out of contract/errors.ts and of locales/{ar,en}/errors.ts').toEqual([]);
});

test('every error of a field is raised by a schema or by the server', () => {
  const unused = fieldCodes.filter((code) => !raising.includes(`'${code}'`) && !contract.includes(`'${code}'`));
  expect(unused, 'take these out of contract/errors.ts and of locales/{ar,en}/fields.ts').toEqual([]);
});
