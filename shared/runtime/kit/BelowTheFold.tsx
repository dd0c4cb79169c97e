import { useDeferredValue, type ReactNode } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * What visitors see only after they scroll. When they open a page inside the shop, its first screen is painted before
 * this is rendered. A document has all of it, and so has a page that they go back to (the router says `POP` of both):
 * it has to be long enough for the place where they left it.
 */
export function BelowTheFold({ children }: { readonly children: ReactNode }) {
  const isWhole = ['POP'].includes(useNavigationType());
  return useDeferredValue(true, isWhole) ? children : null;
}
