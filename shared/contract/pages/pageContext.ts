import { createContext, type ReactNode, useContext } from 'react';
import { hasPage } from './hasPage';
import type { Settings } from '../settings/settings';

export type FragmentOutlet = (props: { readonly name: string; readonly fallback: ReactNode }) => ReactNode;

interface PageValue {
  /** Renders a fragment: see `Fragment`. */
  readonly render: FragmentOutlet;
  readonly settings: Pick<Settings, 'pagesOff' | 'dispatchTime' | 'deliveryTime'>;
}

/**
 * What `definePage` provides to everything below a page. Each remote bundles this module, so that its pages share the
 * context.
 */
export const PageContext = createContext<PageValue>({
  render: ({ fallback }) => fallback,
  settings: {},
});

/** Returns settings of the page. Fragments of other remotes read those of their request. */
export const usePageSettings = () => useContext(PageContext).settings;

/** Whether the shop has the page at an address: see `hasPage`. */
export function useIsPageOn(address: string): boolean {
  return hasPage(usePageSettings(), address);
}

/** Renders links to a page only if the shop has the page. */
export function IfPage({ at, children }: { readonly at: string; readonly children: ReactNode }): ReactNode {
  return useIsPageOn(at) ? children : null;
}
