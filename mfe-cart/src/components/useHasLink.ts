import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Returns whether the address has a fragment, which may contain lines, or has had one since the page was opened. */
export function useHasLink(): boolean {
  const { hash } = useLocation();
  const [hasLink, setHasLink] = useState(false);
  if (hash && !hasLink) setHasLink(true);
  return hasLink;
}
