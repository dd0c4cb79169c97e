import { useSyncExternalStore } from 'react';
import { chosenProducts, parseChosen } from './chosenProducts';

/** Returns the ids of the products that are ticked, after hydration. */
export function useChosen(): readonly number[] {
  return parseChosen(useSyncExternalStore(chosenProducts.subscribe, chosenProducts.text, () => ''));
}
