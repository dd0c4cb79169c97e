import { jestPreset } from '../shared/build/jest/jestPreset.mjs';

export default {
  ...jestPreset('mfe-catalogue'),
  // The build replaces these.
  globals: { __webpack_public_path__: '/' },
  moduleNameMapper: { '^virtual:(.+)$': '<rootDir>/src/testing/virtual/$1.ts' },
};
