import { AsyncLocalStorage } from 'node:async_hooks';

/** Whose code runs: a deployable, in one of its versions. */
export interface CodeOwner {
  readonly remote: string;
  readonly version: string;
}

const running = new AsyncLocalStorage<CodeOwner>();

/** Runs code in its owner's name, and whatever it begins: timers, promises, connections. */
export function runAs<Result>(owner: CodeOwner, code: () => Result): Result {
  return running.run(owner, code);
}

/** Whose code began the work that runs now; nobody's when it is the server's own. */
export function currentOwner(): CodeOwner | undefined {
  return running.getStore();
}
