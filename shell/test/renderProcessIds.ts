import { readdirSync, readFileSync } from 'node:fs';

/** Returns the ids of the render processes that this test has started, in the order of their start. */
export function renderProcessIds(): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isRenderProcess(name))
    .map(Number)
    .sort((a, b) => a - b);
}

function isRenderProcess(id: string): boolean {
  try {
    const [, parent = ''] = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? [];
    return (
      Number(parent) === process.pid && readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('render.child')
    );
  } catch {
    // The process has exited since the folder was read.
    return false;
  }
}
