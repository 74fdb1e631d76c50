import { isDatabaseAway } from './platform/database-away.ts';
import { errorReport } from './platform/log.ts';
import { StartError } from './platform/start-error.ts';

/** Error codes for a full disk: of the operating system, PostgreSQL and SQLite. */
const fullDisk = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100', 13]);

const isFullDisk = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: string; errcode?: number };
  return fullDisk.has(code) || fullDisk.has(errcode) || isFullDisk(error.cause);
};

/**
 * What a command of this project prints before exit code 1: one sentence if the operator can do something, and the
 * stack only for a bug of ours.
 * @param what the command, as the beginning of a sentence: "The portal could not start"
 */
export function failureOf(what: string, error: unknown): string {
  if (error instanceof StartError) return error.message;
  if (isFullDisk(error)) return `${what}: the disk is full.`;
  if (isDatabaseAway(error)) return `${what}: the connection to the database was lost.`;
  return `${what}: ${errorReport(error)}`;
}
