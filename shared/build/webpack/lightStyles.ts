import path from 'node:path';
import webpack from 'webpack';

/** Leaves stylis' vendor prefixes out of styled-components, which adds none unless it is asked to. */
export function lightStyles(): webpack.WebpackPluginInstance {
  return new webpack.NormalModuleReplacementPlugin(
    /^\.\/Prefixer\.js$/,
    path.join(import.meta.dirname, 'noPrefixes.ts'),
  );
}
