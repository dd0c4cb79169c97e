import { matchPath } from 'react-router-dom';
import type { Settings } from '../settings/settings';

/** Whether the settings leave on the page at an address of the shop: see `pagesOff`. */
export function hasPage({ pagesOff = [] }: Pick<Settings, 'pagesOff'>, address: string): boolean {
  const [pathname = ''] = address.split(/[?#]/, 1);
  return !pagesOff.some((path) => matchPath(path, pathname));
}
