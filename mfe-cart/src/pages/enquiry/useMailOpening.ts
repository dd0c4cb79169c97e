import { useEffect, useState } from 'react';

/** Delay before the mail opens, in milliseconds (§9). */
const PREPARING_DELAY_MS = 800;

/** Opens a mail link in a new window after a delay of 800 ms (§4). */
export function useMailOpening() {
  const [link, setLink] = useState<string>();
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => {
    if (link === undefined) return;
    const timer = setTimeout(() => {
      setBlocked(window.open(link, '_blank') === null);
      setLink(undefined);
    }, PREPARING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [link]);
  return { isPreparing: link !== undefined, isBlocked, open: setLink };
}
