import { configure, render, type RenderResult } from '@testing-library/react';
import { createElement, type ReactElement } from 'react';
import { BrowserRouter, matchPath, useLocation } from 'react-router-dom';
import type { FragmentProps, PageModule, PageRequest } from '@tanabana/contract/pages/page';
import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import type { Settings } from '@tanabana/contract/settings/settings';

// The timeout is long, because rendering an entire page in jsdom can take seconds on a busy computer.
configure({ asyncUtilTimeout: 10_000 });

/** Address of the page that a test visits, and properties of the request that differ from the defaults. */
export interface Visit extends Partial<Pick<PageRequest, 'seed' | 'records' | 'askServer'>> {
  /** Path with its query string, as in `/catalogue?q=vase`. */
  readonly at: string;
  /** Patterns of the page's routes, as in `/product/:id`. A navigation to another path renders nothing. */
  readonly routes?: readonly string[];
  readonly settings?: Partial<Settings>;
}

const matchOf = (routes: readonly string[], pathname: string) =>
  routes.map((route) => matchPath(route, pathname)).find((match) => match !== null);

export function requestOf({
  at,
  routes = [],
  settings,
  seed = 1,
  records = {},
  askServer,
}: Visit): PageRequest {
  const { pathname, search } = new URL(at, defaultSettings.origin);
  const params = { ...matchOf(routes, pathname)?.params } as Record<string, string>;
  return {
    params,
    pathname,
    search,
    settings: { ...defaultSettings, ...settings },
    seed,
    records,
    askServer,
  };
}

/** An element with the test id `address` displays the current address. */
export function shownPage<Data>(page: PageModule<Data>, visit: Visit, data?: Data): ReactElement {
  window.history.replaceState(null, '', visit.at);
  return createElement(
    BrowserRouter,
    null,
    createElement('main', null, createElement(Routed, { page, visit, data } as RoutedProps)),
    createElement(Address),
  );
}

/** @param data result of the page's `load` */
export function showPage<Data>(page: PageModule<Data>, visit: Visit, data?: Data): RenderResult {
  return render(shownPage(page, visit, data));
}

/** Loads a page's data, and renders the page as the shell does, also if loading fails. */
export async function openPage<Data>(page: PageModule<Data>, visit: Visit): Promise<RenderResult> {
  const loaded = page.load?.(requestOf(visit)).catch((error: unknown) => {
    if (page.failure === undefined) throw error;
    return page.failure;
  });
  return showPage(page, visit, await loaded);
}

interface RoutedProps {
  readonly page: PageModule<unknown>;
  readonly visit: Visit;
  readonly data: unknown;
}

function Routed({ page: { Component }, visit, data }: RoutedProps) {
  const { pathname, search } = useLocation();
  const isLeft = visit.routes !== undefined && !matchOf(visit.routes, pathname);
  const request = requestOf({ ...visit, at: pathname + search });
  return isLeft ? null : createElement(Component, { request, data, Fragment: Fallback });
}

function Fallback({ fallback }: FragmentProps) {
  return fallback;
}

function Address() {
  const { pathname, search } = useLocation();
  return createElement('p', { 'data-testid': 'address' }, pathname + search);
}
