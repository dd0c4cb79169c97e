import { jestPreset } from '../shared/build/jest/jestPreset.mjs';

/** Where the rules of the cart stand; beside them stand their tests. */
const RULES = [
  'shared/runtime/cart',
  'shared/runtime/wishlist',
  'mfe-cart/src/cart',
  'mfe-cart/src/wishlist',
  'mfe-cart/src/enquiry',
  'mfe-cart/src/checkout',
];

/** What only tests use. */
const TEST_DATA = [
  'shared/runtime/cart/hostileStorage.testing.ts',
  'mfe-cart/src/cart/sampleLines.testing.ts',
];

/** How many of the faults that a tool puts into the rules of the cart their tests find. Run on demand. */
export default {
  mutate: [
    ...RULES.map((folder) => `${folder}/*.ts`),
    '!**/*.test.ts',
    ...TEST_DATA.map((file) => `!${file}`),
  ],
  ignorePatterns: [
    '**',
    '!shared',
    '!shared/build/**',
    '!shared/runtime/**',
    '!shared/runtime/package.json',
    '!mfe-cart',
    '!mfe-cart/src/**',
    '!mfe-cart/*.*',
    '!package.json',
  ],
  testRunner: 'jest',
  jest: {
    projectType: 'custom',
    config: { ...jestPreset('rules'), roots: RULES.map((folder) => `<rootDir>/${folder}`) },
  },
  coverageAnalysis: 'perTest',
  thresholds: { high: 95, low: 90, break: 90 },
  reporters: ['progress-append-only', 'clear-text'],
  concurrency: 2,
  // On a busy machine a slow test is no found fault.
  timeoutMS: 60_000,
  tempDirName: '.tanabana/mutation',
};
