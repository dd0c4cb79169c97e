import { ownerOfFile, type CodeOwner } from '@tanabana/artefacts/sandbox/codeOwner';
import { messageOf } from './messageOf';
import type { ServerModules } from './serverModules';

/** An unhandled error. */
export interface StrayError {
  /** Owner of the code, if known. */
  readonly owner?: CodeOwner | undefined;
  readonly message: string;
}

/**
 * Reports errors in timers and in promises that nothing awaits. Otherwise they would end the process. The owner is the
 * version that created the promise or the error, or that the stack names.
 */
export function catchStrayErrors(
  { makerOf }: Pick<ServerModules, 'makerOf'>,
  onStray: (stray: StrayError) => void,
): void {
  const report = (thrown: unknown, promise?: unknown) => {
    const message = messageOf(thrown);
    onStray({ owner: makerOf(promise) ?? makerOf(thrown) ?? ownerOfFile(message), message });
  };
  process.on('uncaughtException', (thrown) => report(thrown));
  process.on('unhandledRejection', (thrown, promise) => report(thrown, promise));
}
