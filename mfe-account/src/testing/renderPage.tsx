import type { PageModule } from '@tanabana/shared/contracts/page';
import { defaultSettings } from '@tanabana/shared/settings/defaultSettings';
import type { Settings } from '@tanabana/shared/settings/settings';
import { configure, render, type RenderResult } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { account } from '../routes';

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

// Whole pages take their time in jsdom, and more so on a busy machine.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });

const pageAt = (pathname: string) => account.routes.find(({ path }) => path === pathname)?.page;

interface RoutedPageProps {
  /** The page's folder. */
  readonly name: string | undefined;
  readonly page: PageModule;
  readonly settings: Settings;
}

function RoutedPage({ name, page: { Component }, settings }: RoutedPageProps) {
  const { pathname, search } = useLocation();
  if (pageAt(pathname) !== name) return null;
  const request = { params: {}, pathname, search, settings, seed: 1 };
  return <Component request={request} data={undefined} Fragment={({ fallback }) => fallback} />;
}

/** Shows a page at an address, for as long as the visitor stays on it. The address that it goes on to is on the screen, under the test id `address`. */
export function renderPage(
  page: PageModule,
  address: string,
  settings: Partial<Settings> = {},
): RenderResult {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <main>
        <RoutedPage
          name={pageAt(address.split('?')[0] ?? '')}
          page={page}
          settings={{ ...defaultSettings, ...settings }}
        />
      </main>
      <Address />
    </MemoryRouter>,
  );
}
