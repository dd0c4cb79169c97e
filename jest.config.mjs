import { availableParallelism } from 'node:os';

/** @type {import('jest').Config} */
export default {
  // Tests of servers and processes mostly wait: three workers use two cores fully.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // Jest reads the time limit of several projects from here only. The default is too short on a busy machine.
  testTimeout: 30_000,
  projects: [
    '<rootDir>/shared/runtime',
    '<rootDir>/shared/artefacts',
    '<rootDir>/shared/http',
    '<rootDir>/shared/build',
    '<rootDir>/shell',
    '<rootDir>/mfe-*',
    '<rootDir>/account-api',
  ],
};
