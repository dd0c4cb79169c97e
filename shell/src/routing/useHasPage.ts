import { matchRoute } from '@tanabana/contract/routes/matchRoute';
import { useApp } from '../remotes/AppContext';

/**
 * Returns a function that reports whether a page of the release has an address. Menus leave out links to other addresses,
 * because a release may lack a remote.
 */
export function useHasPage(): (address: string) => boolean {
  const { routes } = useApp().composition;
  return (address) => Boolean(matchRoute(routes, address.split('?', 1)[0] ?? ''));
}
