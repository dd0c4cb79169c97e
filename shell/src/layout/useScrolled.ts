import { useSyncExternalStore } from 'react';

let position = 0;
let direction: 'down' | 'up' = 'down';

function subscribe(listener: () => void): () => void {
  const onScroll = () => {
    if (window.scrollY !== position) direction = window.scrollY > position ? 'down' : 'up';
    position = window.scrollY;
    listener();
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => window.removeEventListener('scroll', onScroll);
}

/**
 * Returns the direction of the last scroll, or undefined while the page is at most 12 pixels from its top. The threshold
 * is specified in §2.2.
 */
export function useScrolled(): 'down' | 'up' | undefined {
  return useSyncExternalStore(
    subscribe,
    () => (window.scrollY > 12 ? direction : undefined),
    () => undefined,
  );
}
