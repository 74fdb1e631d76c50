import { readdir } from 'node:fs/promises';

/* `npm run bench -- <name>`: runs one of the files beside this one. */
const here = import.meta.dirname;
const names = (await readdir(here)).filter((file) => file.endsWith('.ts') && file !== 'run.ts');
const wanted = `${process.argv[2]}.ts`;
if (names.includes(wanted)) await import(`./${wanted}`);
else process.stderr.write(`npm run bench -- ${names.map((name) => name.replace('.ts', '')).join(' | ')}\n`);
