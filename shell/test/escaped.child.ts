// Script of a process for `escapes.process.test.ts`. Tries to read a file, as code outside a sandbox could.
import { answerRequests } from '@tanabana/sandbox/answerRequests';

type Loose = Record<string, (...values: unknown[]) => Record<string, (file: string) => unknown>>;

answerRequests(() => async (file) => {
  const host = globalThis as unknown as {
    process: Loose;
    Function: (code: string) => () => Promise<unknown>;
  };
  const { process } = host;
  const name = String(file);
  const ways: readonly (() => unknown)[] = [
    () => process.getBuiltinModule?.('node:fs').readFileSync?.(name),
    () => process.binding?.('fs').readFileUtf8?.(name),
    () => process._linkedBinding?.('fs').readFileUtf8?.(name),
    () => (process.mainModule as unknown as Loose).require?.('node:fs').readFileSync?.(name),
    () => host.Function('return import("node:fs")')(),
    () => (process.loadEnvFile as unknown as (path: string) => void)(name),
    () => (process.report as unknown as Loose).writeReport?.(name),
    () => (process.openStdin as unknown as () => unknown)(),
    () => (process.kill as unknown as (id: unknown, signal: string) => unknown)(process.ppid, 'SIGUSR1'),
  ];
  const found: unknown[] = [];
  for (const [number, way] of ways.entries()) {
    try {
      const read = await way();
      if (read !== undefined) found.push([number, typeof read]);
      else if (number === 5) found.push([number, 'loaded']);
    } catch {
      // The attempt was refused.
    }
  }
  return found;
});
