import { readdir, readFile } from 'node:fs/promises';

interface Usage {
  readonly pid: number;
  readonly parent: number;
  /** Processor time of the process, and of those children that have ended, in milliseconds. */
  readonly processorMs: number;
}

/** Processor time that a server and its child processes have used since their start, in milliseconds. */
export async function processorTimeMs(pid: number | undefined): Promise<number> {
  return (await family(pid)).reduce((total, { processorMs }) => total + processorMs, 0);
}

/** Resident memory of a server and of each of its child processes, in MB; the server comes first. */
export async function residentMegabytes(pid: number | undefined): Promise<number[]> {
  const sizes = (await family(pid)).map(async ({ pid: member }) => {
    const status = await readFile(`/proc/${member}/status`, 'utf8').catch(() => '');
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
  });
  return Promise.all(sizes);
}

/**
 * A process and all below it: none when it is not on this machine.
 * @throws {Error} when there is no such process
 */
async function family(pid: number | undefined): Promise<Usage[]> {
  if (pid === undefined) return [];
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const usages = (await Promise.all(pids.map(usageOf))).filter((usage) => usage !== undefined);
  const members = usages.filter((usage) => usage.pid === pid);
  if (members.length === 0) throw new Error(`There is no process ${pid}.`);
  // The list grows while it is walked.
  for (const { pid: parent } of members) members.push(...usages.filter((usage) => usage.parent === parent));
  return members;
}

/** Reads `/proc/<pid>/stat` (proc(5)); nothing when the process has ended. */
async function usageOf(pid: number): Promise<Usage | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (stat === undefined) return undefined;
  // The name in parentheses may contain spaces. The state follows it, then the parent.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // User and system time, then those of children that have ended. Linux counts in hundredths of a second.
  const ticks = fields.slice(11, 15).reduce((total, field) => total + Number(field), 0);
  return { pid, parent: Number(fields[1]), processorMs: ticks * 10 };
}
