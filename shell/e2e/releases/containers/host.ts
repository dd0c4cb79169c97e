import { createInstance } from '@module-federation/enhanced/runtime';
import type { FragmentModule } from '@tanabana/contract/pages/page';
import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import react from 'react';
import reactPackage from 'react/package.json';
import reactDom from 'react-dom';
import { createRoot } from 'react-dom/client';
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
 * Shows a fragment of a remote with the published federation runtime, without code of this repository.
 * @param manifest address of the remote's `mf-manifest.json`
 */
export async function showFragment(
  manifest: string,
  remote: string,
  fragment: string,
  props: object,
): Promise<void> {
  const host = createInstance({
    name: 'plain_host',
    remotes: [{ name: remote, entry: manifest }],
    shared: {
      react: singleton(reactPackage.version, react),
      'react-dom': singleton(reactDomPackage.version, reactDom),
      'react-router-dom': singleton(routerPackage.version, router),
      'styled-components': singleton(stylesPackage.version, styles),
    },
  });
  const module = await host.loadRemote<{ readonly default: FragmentModule }>(
    `${remote}/fragments/${fragment}`,
  );
  if (!module) throw new Error(`${remote} exposes no ${fragment}`);
  const { Component, load } = module.default;
  const request = { params: {}, pathname: '/', search: '', settings: defaultSettings, seed: 1, records: {} };
  const data = await load?.(request, props);
  const root = document.body.appendChild(document.createElement('main'));
  createRoot(root).render(
    react.createElement(
      router.MemoryRouter,
      null,
      react.createElement(Component, { ...props, request, data }),
    ),
  );
}
