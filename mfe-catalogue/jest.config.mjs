import { jestPreset } from '../shared/tooling/jest/jestPreset.mjs';

export default {
  ...jestPreset('mfe-catalogue'),
  // Substitutes for the constant and the virtual modules that the build provides.
  globals: { __webpack_public_path__: '/' },
  moduleNameMapper: { '^virtual:(.+)$': '<rootDir>/src/testing/virtual/$1.ts' },
};
