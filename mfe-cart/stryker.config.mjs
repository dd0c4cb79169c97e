import { jestPreset } from '../shared/build/jest/jestPreset.mjs';

/** The cart's rules, each with its tests beside it. */
const RULES = [
  'shared/runtime/cart',
  'shared/runtime/wishlist',
  'mfe-cart/src/cart',
  'mfe-cart/src/wishlist',
  'mfe-cart/src/enquiry',
  'mfe-cart/src/checkout',
];

/** Mutation testing of the cart's rules: counts the injected faults that their tests find. Run on demand. */
export default {
  mutate: [...RULES.map((folder) => `${folder}/*.ts`), '!**/*.{test,testing}.ts'],
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
  // A slow test on a busy machine must not count as a found fault.
  timeoutMS: 60_000,
  tempDirName: '.tanabana/mutation',
};
