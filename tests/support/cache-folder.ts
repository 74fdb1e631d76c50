import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * A folder for files that the next test run can reuse: beside the packages, else in the temporary folder. One per user,
 * because another user may not be allowed to run what was unpacked there.
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
