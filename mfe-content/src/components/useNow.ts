import { useSyncExternalStore } from 'react';

/** One moment for everything on the page, so that two comments of one hour say the same. */
let pageMoment: number | undefined;

const never = () => () => undefined;
const moment = () => (pageMoment ??= Date.now());

/** The time in milliseconds, unknown until the browser has taken the page over. */
export function useNow(): number | undefined {
  return useSyncExternalStore<number | undefined>(never, moment, () => undefined);
}
