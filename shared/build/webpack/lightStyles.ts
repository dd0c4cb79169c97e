import path from 'node:path';
import webpack from 'webpack';

/**
 * Leaves stylis' vendor prefixes out of styled-components, which adds none unless it is asked to, and splits its style
 * sheet (`splitSheet`).
 */
export const lightStyles = {
  alias: { 'split-sheet$': path.join(import.meta.dirname, 'splitSheet.ts') },
  plugin: () =>
    new webpack.NormalModuleReplacementPlugin(
      /^\.\/Prefixer\.js$/,
      path.join(import.meta.dirname, 'noPrefixes.ts'),
    ),
  rule: {
    test: /styled-components\.browser\.esm\.js$/,
    loader: path.join(import.meta.dirname, 'lightStylesLoader.ts'),
  },
};
