import type { FragmentProps, PageModule, PageRequest } from '@tanabana/shared/contracts/page';
import { defaultSettings } from '@tanabana/shared/settings/defaultSettings';
import { render } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';

interface Visit<Data> {
  /** Path with its query string. */
  readonly at: string;
  readonly data: Data;
  readonly params?: PageRequest['params'];
  readonly settings?: Partial<PageRequest['settings']>;
}

/** The request of a visit. */
export function requestOf({ at, params = {}, settings }: Omit<Visit<unknown>, 'data'>): PageRequest {
  const { pathname, search } = new URL(at, defaultSettings.origin);
  return { params, pathname, search, seed: 1, settings: { ...defaultSettings, ...settings } };
}

/** Renders a page as the shell does. The present address stands beside it, as `address`. */
export function showPage<Data>({ Component }: PageModule<Data>, visit: Visit<Data>) {
  return render(
    <MemoryRouter initialEntries={[visit.at]}>
      <main>
        <Component request={requestOf(visit)} data={visit.data} Fragment={Fallback} />
      </main>
      <Address />
    </MemoryRouter>,
  );
}

function Fallback({ fallback }: FragmentProps) {
  return fallback;
}

function Address() {
  const { pathname, search } = useLocation();
  return <span data-testid="address">{pathname + search}</span>;
}
