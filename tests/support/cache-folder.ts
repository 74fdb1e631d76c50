import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A folder for what the next run of the tests can use again: beside the packages, else among the temporary files. */
export async function cacheFolder(name: string): Promise<string> {
  const besidePackages = fileURLToPath(new URL(`../../node_modules/.cache/turs/${name}`, import.meta.url));
  return mkdir(besidePackages, { recursive: true }).then(
    () => besidePackages,
    async () => {
      const own = join(tmpdir(), `turs-${name}-${process.getuid?.() ?? 0}`);
      await mkdir(own, { recursive: true });
      return own;
    },
  );
}
