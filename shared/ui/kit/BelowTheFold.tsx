import { Suspense, useDeferredValue, type ReactNode } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * Renders content below the first screen. After a navigation, the content is rendered when the first screen is painted.
 * After a page load or going back (`POP`), the content is rendered immediately, so that the browser can restore the
 * scroll position.
 */
export function BelowTheFold({ children }: { readonly children: ReactNode }) {
  const isComplete = ['POP'].includes(useNavigationType());
  return useDeferredValue(true, isComplete) ? <Suspense>{children}</Suspense> : null;
}
