import { ownerOfFile, type CodeOwner } from '@tanabana/artefacts/sandbox/codeOwner';
import { messageOf } from './messageOf';
import type { ServerModules } from './serverModules';

/** An unhandled error; of a version's code when an owner is named. */
export interface StrayError {
  readonly owner?: CodeOwner | undefined;
  readonly message: string;
}

/**
 * Catches what code throws in timers and in promises that it does not await: unhandled, it would end the
 * process. It is a version's when the version made the promise or the error, or a stack names it.
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
