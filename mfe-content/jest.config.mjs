import { jestPreset } from '../shared/tooling/jest/jestPreset.mjs';

const preset = jestPreset('mfe-content');

export default {
  ...preset,
  // Constants that webpack inserts during a build.
  globals: { __webpack_public_path__: '/assets/content/', CONTENT_INDEX: null },
  // Jest must transpile marked, because the package contains only ES modules.
  transformIgnorePatterns: preset.transformIgnorePatterns.map((pattern) =>
    pattern.replace('jose', 'marked|jose'),
  ),
};
