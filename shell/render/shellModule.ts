import type * as shell from '../src/server';

/** What the shell's server build exports. */
export type ShellModule = typeof shell;
