import { createInstance } from '@module-federation/enhanced/runtime';
import react from 'react';
import reactPackage from 'react/package.json';
import reactDom from 'react-dom';
import reactDomPackage from 'react-dom/package.json';
import * as router from 'react-router-dom';
import routerPackage from 'react-router-dom/package.json';
import * as styles from 'styled-components';
import stylesPackage from 'styled-components/package.json';

const singleton = (version: string, exports: unknown) => ({
  version,
  lib: () => exports,
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
});

/**
 * Loads a page of a remote with the published runtime of module federation.
 * @param entry address of the remote's entry
 * @returns the module of the page
 */
export async function loadPage(entry: string, remote: string, page: string): Promise<unknown> {
  const host = createInstance({
    name: 'plain_host',
    remotes: [{ name: remote, entry, type: 'module' }],
    shared: {
      react: singleton(reactPackage.version, react),
      'react-dom': singleton(reactDomPackage.version, reactDom),
      'react-router-dom': singleton(routerPackage.version, router),
      'styled-components': singleton(stylesPackage.version, styles),
    },
  });
  return host.loadRemote(`${remote}/pages/${page}`);
}
