import { createContext, useContext } from 'react';

/** How a page tells the layout that it is on its way, and that it has come. */
interface Arrival {
  /** Called with the title of the page that has come onto the screen. */
  readonly arrive: (title: string) => void;
  /** Called with what is said while the page is on its way. @returns ends the waiting */
  readonly wait: (words: string) => () => void;
}

export const ArrivalContext = createContext<Arrival>({
  arrive: () => undefined,
  wait: () => () => undefined,
});

export function useArrival(): Arrival {
  return useContext(ArrivalContext);
}
