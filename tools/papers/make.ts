import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFiles } from './set-files.ts';

/* Makes the sample files of the competitions again after their texts have changed: `npm run papers` */
for (const [path, pdf] of await setFiles()) {
  const file = fileURLToPath(new URL(`../../demo/files/resources/${path}`, import.meta.url));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, pdf);
  process.stdout.write(`${path}  ${Math.ceil(pdf.length / 1024)} kB\n`);
}
