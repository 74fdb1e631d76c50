import { readdir, readFile } from 'node:fs/promises';
import { cpus } from 'node:os';

/** The unit of Linux's processor times, on every kind of processor. */
const MS_OF_A_TICK = 10;

type Times = { parent: number; ms: number };

/** The times that Linux reports for a process; undefined if it has ended, or on another system. */
async function timesOf(pid: number | string): Promise<Times | undefined> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The second field is the program's name, in brackets, and may hold spaces.
  const fields = line?.slice(line.lastIndexOf(')') + 2).split(' ');
  if (!fields) return undefined;
  const ticks = [11, 12].reduce((sum, at) => sum + Number(fields[at]), 0);
  return { parent: Number(fields[1]), ms: ticks * MS_OF_A_TICK };
}

/** Processor time of a process until now, in milliseconds; 0 if the system does not report it. */
export const processorTime = async (pid: number): Promise<number> => (await timesOf(pid))?.ms ?? 0;

/** The same for the database server of this backend; all its processes have the same parent. */
export async function serverProcessorTime(backend: number): Promise<number> {
  const parent = (await timesOf(backend))?.parent;
  if (!parent) return 0;
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const all = await Promise.all(pids.map(timesOf));
  return all.reduce((sum, times) => sum + (times?.parent === parent ? times.ms : 0), 0);
}

/** Other programs on the same processors affect every measured time. */
export const processors = cpus().length;
