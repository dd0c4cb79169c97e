import type { ChildProcess } from 'node:child_process';

/** The running PostgreSQL, which the set-up of the test run hands to its tear-down. */
export const postgresProcess: { current?: ChildProcess } = {};
