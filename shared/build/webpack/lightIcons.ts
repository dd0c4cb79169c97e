import path from 'node:path';
import webpack from 'webpack';

/** Gives lucide's icons the light function that makes components of them. */
export function lightIcons(): webpack.WebpackPluginInstance {
  return new webpack.NormalModuleReplacementPlugin(
    /\/createLucideIcon\.mjs$/,
    path.join(import.meta.dirname, 'lucideIcon.ts'),
  );
}
