import type * as shell from '../src/server';

export type ShellModule = typeof shell;
