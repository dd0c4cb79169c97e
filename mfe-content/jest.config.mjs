import { jestPreset } from '../shared/build/jestPreset.mjs';

const preset = jestPreset('mfe-content');

export default {
  ...preset,
  setupFiles: [...preset.setupFiles, '<rootDir>/src/testing/browser.ts'],
  // marked is published as ES modules only.
  transformIgnorePatterns: preset.transformIgnorePatterns.map((pattern) =>
    pattern.replace('jose', 'marked|jose'),
  ),
};
