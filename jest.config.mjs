import { availableParallelism } from 'node:os';

/** @type {import('jest').Config} */
export default {
  // Tests of servers and processes mostly wait: three workers use two cores fully.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // Jest reads this one from here only. A busy machine is slow, not wrong.
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
