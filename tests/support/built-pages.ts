import { readFile } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { buildPagesOnce, bundleServerOnce } from '#web/build-once.ts';

/** What a test of built pages imports or asks for: a portal with pages, or the whole one in a process of its own. */
const withPages = /portal-pages\.ts|built-portal\.ts|support\/process\.ts|pages: true|'built'|build\/(client|server)/;

/**
 * Builds the pages and the server that journeys test, as in production, and the units among the files of this run that have some: a rule
 * of the domain needs none, and building takes longer than all of those. Workers that built them side by side would take
 * them from under one another.
 */
export default async function setup(project: TestProject): Promise<void> {
  if (project.name !== 'journeys' && !(await needsPages(project))) return;
  await buildPagesOnce();
  await bundleServerOnce();
}

async function needsPages(project: TestProject): Promise<boolean> {
  // Not in Vitest's types: without it all files count, and the pages are built.
  const { filenamePattern } = project.vitest as { filenamePattern?: string[] };
  const { testFiles } = await project.globTestFiles(filenamePattern);
  const texts = await Promise.all(testFiles.map((file) => readFile(file, 'utf8')));
  return texts.some((text) => withPages.test(text));
}
