import type { PageModule, PageRequest } from '@tanabana/shared/contracts/page';
import { defaultSettings } from '@tanabana/shared/settings/defaultSettings';
import type { Settings } from '@tanabana/shared/settings/settings';
import { render } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';

/** What a test may change of a request. */
interface Circumstances extends Pick<PageRequest, 'records'> {
  readonly settings?: Partial<Settings>;
}

/** The request of a test. */
export function requestOf({ settings, records = {} }: Circumstances = {}): PageRequest {
  return {
    params: {},
    pathname: '/',
    search: '',
    settings: { ...defaultSettings, ...settings },
    seed: 1,
    records,
  };
}

function Whereabouts() {
  return <p data-testid="whereabouts">{useLocation().pathname}</p>;
}

interface ShownPageProps {
  readonly page: PageModule;
  readonly circumstances?: Circumstances | undefined;
}

/** A page as the shell shows it, and below it the address the visitor is at. */
export function ShownPage({ page, circumstances }: ShownPageProps) {
  const { Component } = page;
  return (
    <MemoryRouter initialEntries={['/here']}>
      <Component request={requestOf(circumstances)} data={undefined} Fragment={({ fallback }) => fallback} />
      <Whereabouts />
    </MemoryRouter>
  );
}

/** Shows a page to a test. */
export function showPage(page: PageModule, circumstances?: Circumstances) {
  return render(<ShownPage page={page} circumstances={circumstances} />);
}
