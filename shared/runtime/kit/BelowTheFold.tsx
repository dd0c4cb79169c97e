import { Suspense, useDeferredValue, type ReactNode } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * Content below the first screen. After a navigation within the shop it is rendered once the first screen is painted.
 * A new document contains all of it, and so does a page that is returned to (`POP` for the router in both cases),
 * because it must be long enough for its scroll position. In a document it is hydrated after the first screen, or when
 * it is pressed.
 */
export function BelowTheFold({ children }: { readonly children: ReactNode }) {
  const isComplete = ['POP'].includes(useNavigationType());
  return useDeferredValue(true, isComplete) ? <Suspense>{children}</Suspense> : null;
}
