import { readdir, readFile } from 'node:fs/promises';

type Process = { pid: number; parent: number; bytes: number };

/** What Linux reports of a process; undefined if it has ended. */
async function read(pid: string): Promise<Process | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => undefined);
  const number = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status ?? '')?.[1] ?? 0);
  return status === undefined ? undefined : { pid: Number(pid), parent: number('PPid'), bytes: number('VmRSS') * 1024 };
}

/** The resident memory (RSS) of a process, and of all that it has started, in bytes. Linux only. */
export async function residentMemory(pid: number): Promise<{ own: number; withChildren: number }> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const all = (await Promise.all(names.map(read))).filter((one) => one !== undefined);
  const sum = (one: number): number => {
    const children = all.filter(({ parent }) => parent === one).map((child) => sum(child.pid));
    return (
      (all.find((process) => process.pid === one)?.bytes ?? 0) + children.reduce((total, bytes) => total + bytes, 0)
    );
  };
  return { own: all.find((process) => process.pid === pid)?.bytes ?? 0, withChildren: sum(pid) };
}
