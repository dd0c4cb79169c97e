import type { PageModule, PageRequest } from '@tanabana/shared/contracts/page';
import { defaultSettings } from '@tanabana/shared/settings/defaultSettings';
import { configure, render } from '@testing-library/react';
import { matchPath, MemoryRouter, useLocation } from 'react-router-dom';

// Slow machines take their time over the first import.
configure({ asyncUtilTimeout: 5000 });

/** The request for an address, as the shell makes it. */
export function requestFor(address: string, pattern: string): PageRequest {
  const url = new URL(address, 'http://storefront');
  return {
    params: { ...matchPath(pattern, url.pathname)?.params } as Record<string, string>,
    pathname: url.pathname,
    search: url.search,
    settings: defaultSettings,
    seed: 7,
  };
}

/** Shows the address of the moment, as an address bar does. */
function AddressBar() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

/** Loads a page and shows it, as the shell does. */
export async function renderPage<Data>(module: PageModule<Data>, pattern: string, address: string) {
  const request = requestFor(address, pattern);
  // A page without `load` has no data.
  const data = (await module.load?.(request)) as Data;
  const { Component } = module;
  return render(
    <MemoryRouter initialEntries={[address]}>
      <Component request={request} data={data} Fragment={() => null} />
      <AddressBar />
    </MemoryRouter>,
  );
}
