import { availableParallelism } from 'node:os';

/** @type {import('jest').Config} */
export default {
  // Tests of servers and processes mostly wait, so that three workers use two cores fully.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // With several projects, Jest reads the time limit only here. The default is too short for tests of processes.
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
