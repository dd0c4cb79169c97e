/**
 * Webpack loader for the modules of pages, for hot reload. A page without data accepts its own changes, so that open
 * pages keep their state. Fast Refresh accepts only modules that export nothing but components. A page is reloaded if
 * it has data, which may have changed, and if an overlay reports that the server could not render it.
 */
module.exports = (source) => `${source}
import { enqueueUpdate } from '@pmmmwh/react-refresh-webpack-plugin/lib/runtime/RefreshUtils.js';
import thisPage from './page';
const hotModule = import.meta.webpackHot;
if (!thisPage.load) hotModule.accept();
if (hotModule.data) {
  if (thisPage.load || document.querySelector('#webpack-dev-server-client-overlay')) hotModule.invalidate();
  else enqueueUpdate(() => undefined);
}
`;
