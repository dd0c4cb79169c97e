import { configure, render, type RenderResult } from '@testing-library/react';
import { createElement, type ReactElement } from 'react';
import { matchPath, MemoryRouter, useLocation } from 'react-router-dom';
import type { FragmentProps, PageModule, PageRequest } from '../contracts/page';
import { defaultSettings } from '../settings/defaultSettings';
import type { Settings } from '../settings/settings';

// Whole pages take their time in jsdom, and more so on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** What a test says of a visit; the rest is as usual. */
export interface Visit extends Partial<Pick<PageRequest, 'seed' | 'records'>> {
  /** Path with its query string. */
  readonly at: string;
  /** Patterns of the page's routes, as in `/product/:id`: a visitor who goes elsewhere leaves the page. */
  readonly routes?: readonly string[];
  readonly settings?: Partial<Settings>;
}

const matchOf = (routes: readonly string[], pathname: string) =>
  routes.map((route) => matchPath(route, pathname)).find((match) => match !== null);

/** The request of a visit, as the shell makes it. */
export function requestOf({ at, routes = [], settings, seed = 1, records = {} }: Visit): PageRequest {
  const { pathname, search } = new URL(at, defaultSettings.origin);
  const params = { ...matchOf(routes, pathname)?.params } as Record<string, string>;
  return { params, pathname, search, settings: { ...defaultSettings, ...settings }, seed, records };
}

/** A page as the shell shows it, and after it the address that the visitor is at, as `address`. */
export function shownPage<Data>(page: PageModule<Data>, visit: Visit, data?: Data): ReactElement {
  return createElement(
    MemoryRouter,
    { initialEntries: [visit.at] },
    createElement('main', null, createElement(Routed, { page, visit, data } as RoutedProps)),
    createElement(Address),
  );
}

/** Shows a page to a test. @param data what its `load` gives */
export function showPage<Data>(page: PageModule<Data>, visit: Visit, data?: Data): RenderResult {
  return render(shownPage(page, visit, data));
}

/** Loads what a page shows, and shows it. */
export async function openPage<Data>(page: PageModule<Data>, visit: Visit): Promise<RenderResult> {
  return showPage(page, visit, await page.load?.(requestOf(visit)));
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
