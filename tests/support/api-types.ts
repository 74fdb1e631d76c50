import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire, registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ApiDescription } from '#server/http/openapi/describe-api.ts';

const root = join(import.meta.dirname, '../..');

/** Writes the types of a client of the API, which `tests/client` imports. */
export async function writeApiTypes(description: ApiDescription): Promise<void> {
  const { default: openapiTypes, astToString, ts } = await loadGenerator();
  const nodes = await openapiTypes(structuredClone(description) as never, {
    // A field with a default need not be sent.
    defaultNonNullable: false,
    transform: ({ format }) =>
      format === 'binary' ? ts.factory.createTypeReferenceNode(ts.factory.createIdentifier('Blob')) : undefined,
  });
  const folder = join(root, '.cache/openapi');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'paths.ts'), astToString(nodes));
}

/**
 * The generator writes by TypeScript's JavaScript API, which version 7 has not. A second `typescript` beside ours would put
 * its `tsc` in the place of ours; ts-morph brings the same API without one.
 */
async function loadGenerator() {
  const { resolve } = createRequire(import.meta.url);
  const withApi = pathToFileURL(join(resolve('@ts-morph/common'), '../typescript.js')).href;
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      next(
        specifier === 'typescript' && context.parentURL?.includes('/openapi-typescript/') ? withApi : specifier,
        context,
      ),
  });
  const generator = await import('openapi-typescript');
  hooks.deregister();
  const { default: ts } = (await import(withApi)) as { default: typeof import('@ts-morph/common').ts };
  return { ...generator, ts };
}
