import path from 'node:path';
import webpack from 'webpack';

/** Modules of axios for what no call of the shop is or has: forms, cancel tokens, names of statuses, and `fetch`. */
const UNUSED =
  /^\.{1,2}\/(?:helpers\/|cancel\/)?(?:fetch|toFormData|toURLEncodedForm|formDataToJSON|CancelToken|HttpStatusCode)\.js$/;

const AXIOS = path.join('node_modules', 'axios', 'lib');

/**
 * Leaves out of axios what the shop has no use for. It sends JSON by `XMLHttpRequest`, its first choice in browsers.
 */
export function lightClient(): webpack.WebpackPluginInstance {
  return new webpack.NormalModuleReplacementPlugin(
    UNUSED,
    (resource: { context: string; request: string }) => {
      if (resource.context.includes(AXIOS)) resource.request = path.join(import.meta.dirname, 'leftOut.ts');
    },
  );
}
