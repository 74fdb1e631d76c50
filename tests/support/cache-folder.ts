import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * A folder for what the next run of the tests can use again: beside the packages, else among the temporary files. Each
 * user has one: what one has unpacked or started there, another may not run.
 */
export async function cacheFolder(name: string): Promise<string> {
  const own = `${name}-${process.getuid?.() ?? 0}`;
  const besidePackages = fileURLToPath(new URL(`../../node_modules/.cache/turs/${own}`, import.meta.url));
  return mkdir(besidePackages, { recursive: true }).then(
    () => besidePackages,
    async () => {
      const temporary = join(tmpdir(), `turs-${own}`);
      await mkdir(temporary, { recursive: true });
      return temporary;
    },
  );
}
