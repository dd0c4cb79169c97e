import { createContext, useContext } from 'react';

/** How a page tells the layout that it is loading, and that it is shown. */
interface Arrival {
  /** Called with the title of the page that is shown now. */
  readonly arrive: (title: string) => void;
  /** Called with the waiting text of a page that is loading. @returns ends the waiting */
  readonly wait: (words: string) => () => void;
}

export const ArrivalContext = createContext<Arrival>({
  arrive: () => undefined,
  wait: () => () => undefined,
});

export function useArrival(): Arrival {
  return useContext(ArrivalContext);
}
