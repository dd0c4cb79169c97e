import { useEffect } from 'react';
import { RegionWaiting } from '../remotes/RegionWaiting';
import { useArrival } from './ArrivalContext';

/** The place of a page that is on its way, with the words that its remote has for it. */
export function PageWaiting({ words = 'Loading...' }: { readonly words?: string | undefined }) {
  const { wait } = useArrival();
  useEffect(() => wait(words), [wait, words]);
  return <RegionWaiting words={words} />;
}
