import { jestPreset } from '../shared/build/jest/jestPreset.mjs';

export default {
  ...jestPreset('mfe-catalogue'),
  // What the build puts in their place.
  globals: { __webpack_public_path__: '/' },
  moduleNameMapper: { '^virtual:(.+)$': '<rootDir>/src/testing/virtual/$1.ts' },
};
