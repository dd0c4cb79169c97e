import path from 'node:path';
import webpack from 'webpack';

/** Leaves the descriptions of federation's errors out of the browser build; their codes and links stay. */
export function shortFederationErrors(): webpack.WebpackPluginInstance {
  return new webpack.NormalModuleReplacementPlugin(
    /^\.\/desc\.mjs$/,
    (resource: { context: string; request: string }) => {
      if (!resource.context.includes('@module-federation/error-codes')) return;
      resource.request = path.join(import.meta.dirname, 'federationErrorTexts.ts');
    },
  );
}
