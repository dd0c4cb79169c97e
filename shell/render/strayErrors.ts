import { ownerOfFile, type CodeOwner } from '@tanabana/artefacts/sandbox/codeOwner';
import { messageOf } from '@tanabana/artefacts/sandbox/messageOf';
import type { ServerModules } from './serverModules';

export interface StrayError {
  readonly owner?: CodeOwner | undefined;
  readonly message: string;
}

/**
 * Catches errors in timers and in promises that nothing awaits, which would end the process. The owner is the
 * version that created the promise or the error, or that a stack names.
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
