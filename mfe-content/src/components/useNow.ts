import { useSyncExternalStore } from 'react';

/** One moment for the whole page, so that two comments of the same age have the same text. */
let pageMoment: number | undefined;

const never = () => () => undefined;
const moment = () => (pageMoment ??= Date.now());

/** The time in milliseconds; undefined until the page is hydrated. */
export function useNow(): number | undefined {
  return useSyncExternalStore<number | undefined>(never, moment, () => undefined);
}
