/** @type {import('jest').Config} */
export default {
  // Tests of servers and processes mostly wait: three workers use two cores fully.
  maxWorkers: '150%',
  // Jest reads this one from here only. A busy machine is slow, not wrong.
  testTimeout: 30_000,
  projects: [
    '<rootDir>/shared/runtime',
    '<rootDir>/shared/build',
    '<rootDir>/shared/studio',
    '<rootDir>/shell',
    '<rootDir>/mfe-*',
    '<rootDir>/account-api',
  ],
};
