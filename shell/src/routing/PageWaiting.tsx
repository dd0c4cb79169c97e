import { useEffect } from 'react';
import { RegionWaiting } from '../remotes/RegionWaiting';
import { useArrival } from './ArrivalContext';

/** Placeholder for a page that is loading, with the remote's waiting text. */
export function PageWaiting({ words = 'Loading...' }: { readonly words?: string | undefined }) {
  const { wait } = useArrival();
  useEffect(() => wait(words), [wait, words]);
  return <RegionWaiting words={words} />;
}
