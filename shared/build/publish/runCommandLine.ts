import { UsageError } from '@tanabana/artefacts/usageError';

/**
 * Runs a command line to its end. A process that ends before its command has done so has failed.
 * The exit code is 0 when the command succeeds, 2 for wrong usage, and 1 for every other error.
 * @param run runs the command with the arguments of this process
 */
export function runCommandLine(run: (args: readonly string[]) => Promise<void>): void {
  process.exitCode = 1;
  // A reader such as `head` may close the pipe; the command continues.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  run(process.argv.slice(2)).then(
    () => (process.exitCode = 0),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exit(error instanceof UsageError ? 2 : 1);
    },
  );
}
