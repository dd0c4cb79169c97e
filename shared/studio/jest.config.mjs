/** @type {import('jest').Config} */
export default {
  displayName: 'studio',
  testEnvironment: 'node',
  // Long tests run at night, with those of the other packages.
  testMatch: [process.env.NIGHTLY ? '**/*.nightly.test.ts' : '**/!(*.nightly).test.ts'],
  transform: {
    '^.+\\.(m?[jt]s)$': [
      'ts-jest',
      {
        diagnostics: false,
        tsconfig: {
          isolatedModules: true,
          target: 'ES2022',
          module: 'commonjs',
          moduleResolution: 'node10',
          esModuleInterop: true,
          resolveJsonModule: true,
          allowJs: true,
        },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(?!(?:.*/)?valibot/)'],
  // Jest's sandbox makes every access to a global slow; weaving a rug reads this one millions of times.
  sandboxInjectedGlobals: ['Math'],
};
