import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const here = path.dirname(fileURLToPath(import.meta.url));

/**
 * Packages that contain ES modules only. Jest transforms these packages, because its CommonJS runtime cannot load them.
 */
const ES_MODULE_PACKAGES = [
  '@tanabana',
  'jose',
  'hucre',
  'stemmer',
  'content-disposition',
  'p-map',
  'mime',
  'htmlparser2',
  'domelementtype',
  'domhandler',
  'domutils',
  'dom-serializer',
  'entities',
  'workbox-core',
  'workbox-routing',
  'workbox-strategies',
];

/**
 * Suites that run only when an environment variable is set: `NIGHTLY` for slow tests, `EDGE` for tests with nginx,
 * Varnish, PostgreSQL and PgBouncer from Debian.
 */
const SUITES = ['nightly', 'edge'];
// Tests are those of the sample shop.
delete process.env.SHOP;

const suite = SUITES.find((name) => process.env[name.toUpperCase()]);

const PROCESS_TEST = String.raw`\.process\.test\.ts$`;

/** Raises the time limit of tests. A set-up file, because Jest ignores `testTimeout` in the configurations of projects. */
const PATIENCE = path.join(here, 'jestPatience.cjs');

/**
 * @param {string} displayName
 * @param {{ environment?: 'jsdom' | 'node' }} [options]
 * @returns {import('jest').Config}
 */
export function jestPreset(displayName, { environment = 'jsdom' } = {}) {
  const inBrowser = environment === 'jsdom';
  return {
    displayName,
    testEnvironment: require.resolve(inBrowser ? 'jest-environment-jsdom' : 'jest-environment-node'),
    testMatch: suite ? [`**/*.${suite}.test.ts`] : ['**/*.test.ts', '**/*.test.tsx'],
    testPathIgnorePatterns: [
      '/node_modules/',
      '<rootDir>/dist/',
      '<rootDir>/e2e/',
      ...(suite ? [] : SUITES.map((name) => String.raw`\.${name}\.test\.ts$`)),
    ],
    globalSetup: path.join(here, 'jestSetup.mjs'),
    globalTeardown: path.join(here, 'jestTeardown.mjs'),
    setupFiles: inBrowser ? [path.join(here, 'jestBrowserGaps.cjs')] : [],
    setupFilesAfterEnv: [
      ...(inBrowser ? [require.resolve('@testing-library/jest-dom')] : []),
      ...(suite ? [PATIENCE] : []),
      ...(suite === 'nightly' ? [path.join(here, 'jestNightly.cjs')] : []),
    ],
    transform: {
      '\\.svg$': path.join(here, 'jestFileAddress.cjs'),
      '^.+\\.(m?[jt]sx?)$': [
        require.resolve('ts-jest'),
        {
          diagnostics: false,
          tsconfig: {
            isolatedModules: true,
            target: 'ES2022',
            module: 'commonjs',
            moduleResolution: 'node10',
            jsx: 'react-jsx',
            esModuleInterop: true,
            resolveJsonModule: true,
            allowJs: true,
          },
        },
      ],
    },
    transformIgnorePatterns: [`/node_modules/(?!(?:.*/)?(${ES_MODULE_PACKAGES.join('|')})/)`],
    restoreMocks: true,
    // Passes `Math` to test code directly, because access to globals is slow in the sandbox of Jest.
    sandboxInjectedGlobals: ['Math'],
  };
}

/**
 * Moves the tests of a workspace that start processes (`*.process.test.ts`) into the project `processes`, which runs in
 * Node with a long time limit.
 * @param {import('jest').Config} config configuration of the other tests
 * @param {import('jest').Config} [changes] changes for tests of processes
 * @returns {import('jest').Config}
 */
export function withProcesses(config, changes) {
  if (suite) return { ...config, ...changes };
  const { testPathIgnorePatterns = [], setupFilesAfterEnv = [] } = config;
  return {
    projects: [
      { ...config, testPathIgnorePatterns: [...testPathIgnorePatterns, PROCESS_TEST] },
      {
        ...config,
        displayName: 'processes',
        testEnvironment: require.resolve('jest-environment-node'),
        testMatch: ['**/*.process.test.ts'],
        setupFilesAfterEnv: [...setupFilesAfterEnv, PATIENCE],
        ...changes,
      },
    ],
  };
}
