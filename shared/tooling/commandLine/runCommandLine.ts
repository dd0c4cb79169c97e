import { UsageError } from '@tanabana/releases/errors/usageError';

/**
 * Runs a command with the arguments of this process. Exits with 0 on success, with 2 after a `UsageError`, and with 1
 * after other errors or if the process exits before the command has finished.
 */
export function runCommandLine(run: (args: readonly string[]) => Promise<void>): void {
  process.exitCode = 1;
  // Ignores the error if a program that reads the output, such as `head`, has closed the pipe.
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
