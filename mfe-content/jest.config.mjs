import { jestPreset } from '../shared/build/jest/jestPreset.mjs';

const preset = jestPreset('mfe-content');

export default {
  ...preset,
  // In a build, webpack inserts these constants.
  globals: { __webpack_public_path__: '/assets/content/', CONTENT_INDEX: null },
  // marked is published as ES modules only.
  transformIgnorePatterns: preset.transformIgnorePatterns.map((pattern) =>
    pattern.replace('jose', 'marked|jose'),
  ),
};
