import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { hasLines } from '../lines/cartLink';

/** Returns whether the address contains lines, or has contained lines since the page was opened. */
export function useHasLink(): boolean {
  const { hash } = useLocation();
  const [hasLink, setHasLink] = useState(false);
  if (hasLines(hash) && !hasLink) setHasLink(true);
  return hasLink;
}
