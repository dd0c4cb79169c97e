import { LiveMessage } from '@tanabana/runtime/kit/LiveMessage';

/** Message that the browser did not store a change (§8). The page shows the change all the same. */
export function UpdateProblem({ shown }: { readonly shown: boolean }) {
  return <LiveMessage tone="problem">{shown && 'Error updating wishlist'}</LiveMessage>;
}
