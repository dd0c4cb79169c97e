import { availableParallelism } from 'node:os';

/** @type {import('jest').Config} */
export default {
  // Starts 1.5 workers per core, because tests of servers and processes mostly wait.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // Set here, because Jest ignores this limit in the configurations of projects. The default is too short for tests of
  // processes.
  testTimeout: 30_000,
  reporters: ['default', ...(process.env.NIGHTLY ? ['<rootDir>/shared/tooling/jest/flakyTests.mjs'] : [])],
  projects: ['<rootDir>/shared/*', '<rootDir>/shell', '<rootDir>/mfe-*', '<rootDir>/account-api'],
};
