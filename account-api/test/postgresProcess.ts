import type { ChildProcess } from 'node:child_process';

/** The running PostgreSQL, handed from the run's start to its end. */
export const postgresProcess: { current?: ChildProcess } = {};
