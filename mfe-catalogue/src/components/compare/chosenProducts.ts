import { onPageRestored } from '@tanabana/contract/events/windowEvents';
import { tabStorage } from '@tanabana/shop/stored/browserStorage';
import { isId } from '../../productsInAddress/idsInAddress';
import { MAX_COMPARED } from './compareAddress';

const COMPARED_KEY = 'tanabana_compared';

const listeners = new Set<() => void>();
let isRefused = false;

const read = () => parseChosen(tabStorage.getItem(COMPARED_KEY) ?? '');

function write(ids: readonly number[], refused = false): void {
  isRefused = refused;
  tabStorage.setItem(COMPARED_KEY, ids.join());
  listeners.forEach((listener) => listener());
}

/** Parses ids that are separated by commas. Skips invalid ids. */
export function parseChosen(text: string): readonly number[] {
  return [...new Set(text.split(',').filter(isId).map(Number))].slice(0, MAX_COMPARED);
}

/** Products that the shopper has ticked in this tab. */
export const chosenProducts = {
  /** Returns the ids, separated by commas. */
  text: () => read().join(),
  /** Whether the last tick was refused, because as many products as fit side by side are ticked. */
  isRefused: () => isRefused,
  choose: (ids: readonly number[]) => write(ids),
  toggle: (id: number): void => {
    const ids = read();
    if (ids.includes(id)) write(ids.filter((other) => other !== id));
    else if (ids.length < MAX_COMPARED) write([...ids, id]);
    else write(ids, true);
  },
  subscribe: (listener: () => void) => {
    const subscription = new AbortController();
    listeners.add(listener);
    onPageRestored(listener, subscription.signal);
    return () => {
      listeners.delete(listener);
      subscription.abort();
    };
  },
};
