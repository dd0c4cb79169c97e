import { jestPreset } from '../shared/tooling/jest/jestPreset.mjs';

/** Folders with the business rules of the cart and their tests. */
const RULES = [
  'shared/shop/cart',
  'shared/shop/wishlist',
  'mfe-cart/src/cart',
  'mfe-cart/src/wishlist',
  'mfe-cart/src/enquiry',
  'mfe-cart/src/checkout',
];

/**
 * Configures mutation testing of the cart's business rules: Stryker injects faults, and counts the faults that the
 * tests detect. Run it on demand.
 */
export default {
  mutate: [...RULES.map((folder) => `${folder}/*.ts`), '!**/*.{test,testing}.ts'],
  ignorePatterns: [
    '**',
    '!shared',
    '!shared/tooling/**',
    '!shared/contract/**',
    '!shared/shop/**',
    '!shared/ui/**',
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
  // Exceeds the default, because a test that times out counts as a detected fault, even if only the machine is busy.
  timeoutMS: 60_000,
  tempDirName: '.tanabana/mutation',
};
