import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Later } from './Later';

/**
 * Renders the children if the address has a fragment, which may contain lines, or has had one since the page was
 * opened.
 */
export function WhenLinked({ children }: { readonly children: ReactNode }) {
  const { hash } = useLocation();
  const [hasLink, setHasLink] = useState(false);
  if (hash && !hasLink) setHasLink(true);
  return hasLink && <Later>{children}</Later>;
}
