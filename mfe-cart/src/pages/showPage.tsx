import type { PageModule, PageRequest } from '@tanabana/shared/contracts/page';
import { defaultSettings } from '@tanabana/shared/settings/defaultSettings';
import type { Settings } from '@tanabana/shared/settings/settings';
import { render } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';

/** The request of a test. */
export function requestOf(settings: Partial<Settings> = {}): PageRequest {
  return { params: {}, pathname: '/', search: '', settings: { ...defaultSettings, ...settings }, seed: 1 };
}

function Whereabouts() {
  return <p data-testid="whereabouts">{useLocation().pathname}</p>;
}

/** A page as the shell shows it, and below it the address the visitor is at. */
export function ShownPage({
  page,
  settings,
}: {
  readonly page: PageModule;
  readonly settings?: Partial<Settings>;
}) {
  const { Component } = page;
  return (
    <MemoryRouter initialEntries={['/here']}>
      <Component request={requestOf(settings)} data={undefined} Fragment={({ fallback }) => fallback} />
      <Whereabouts />
    </MemoryRouter>
  );
}

/** Shows a page to a test. */
export function showPage(page: PageModule, settings?: Partial<Settings>) {
  return render(<ShownPage page={page} {...(settings && { settings })} />);
}
