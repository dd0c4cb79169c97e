import { LiveMessage } from '@tanabana/runtime/kit/LiveMessage';

/** Message that the browser did not store a change (§8). The page shows the change all the same. */
export function UpdateProblem({ isVisible }: { readonly isVisible: boolean }) {
  return <LiveMessage tone="problem">{isVisible && 'Error updating wishlist'}</LiveMessage>;
}
