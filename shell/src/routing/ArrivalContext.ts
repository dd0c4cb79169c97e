import { createContext, useContext } from 'react';

/** Called with the title of the page that has come onto the screen. */
export const ArrivalContext = createContext<(title: string) => void>(() => undefined);

export function useArrival(): (title: string) => void {
  return useContext(ArrivalContext);
}
