import { readdir, readFile } from 'node:fs/promises';

interface Usage {
  readonly pid: number;
  readonly parent: number;
  /** Processor time of the process and of its children that have exited, in milliseconds. */
  readonly processorMs: number;
}

/** Resolves with the processor time that a server and its child processes have used, in milliseconds. */
export async function processorTimeMs(pid: number | undefined): Promise<number> {
  return (await family(pid)).reduce((total, { processorMs }) => total + processorMs, 0);
}

/** Resolves with the resident memory of a server and then of each child process, in MB. */
export async function residentMegabytes(pid: number | undefined): Promise<number[]> {
  const sizes = (await family(pid)).map(async ({ pid: member }) => {
    const status = await readFile(`/proc/${member}/status`, 'utf8').catch(() => '');
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
  });
  return Promise.all(sizes);
}

/**
 * Finds a process and its descendants.
 * @param pid undefined for a process on another computer, which cannot be found
 * @throws {Error} when there is no such process
 */
async function family(pid: number | undefined): Promise<Usage[]> {
  if (pid === undefined) return [];
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const usages = (await Promise.all(pids.map(usageOf))).filter((usage) => usage !== undefined);
  const members = usages.filter((usage) => usage.pid === pid);
  if (members.length === 0) throw new Error(`There is no process ${pid}.`);
  // The loop also visits the members that it adds.
  for (const { pid: parent } of members) members.push(...usages.filter((usage) => usage.parent === parent));
  return members;
}

/**
 * Reads `/proc/<pid>/stat` (proc(5)).
 * @returns undefined when the process has exited
 */
async function usageOf(pid: number): Promise<Usage | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (stat === undefined) return undefined;
  // The second field is a name in parentheses, which may contain spaces. The state and the parent follow the name.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // User and system time of the process, then of its exited children. Linux counts in hundredths of a second.
  const ticks = fields.slice(11, 15).reduce((total, field) => total + Number(field), 0);
  return { pid, parent: Number(fields[1]), processorMs: ticks * 10 };
}
