import { QuietBoundary } from '@tanabana/ui/kit/QuietBoundary';
import { type ReactNode, Suspense } from 'react';

/** Renders nothing until the scripts of the children are loaded, and nothing if they fail. */
export function Later({ children }: { readonly children: ReactNode }) {
  return (
    <QuietBoundary>
      <Suspense>{children}</Suspense>
    </QuietBoundary>
  );
}
