import { jestPreset } from '../shared/build/jest/jestPreset.mjs';

const preset = jestPreset('mfe-content');

export default {
  ...preset,
  // The build replaces this.
  globals: { __webpack_public_path__: '/assets/content/1.0.0/' },
  // marked is published as ES modules only.
  transformIgnorePatterns: preset.transformIgnorePatterns.map((pattern) =>
    pattern.replace('jose', 'marked|jose'),
  ),
};
