import { LiveMessage } from '@tanabana/runtime/kit/LiveMessage';

/** Says that the browser did not store a change (§8). It stands on the page all the same. */
export function UpdateProblem({ shown }: { readonly shown: boolean }) {
  return <LiveMessage tone="problem">{shown && 'Error updating wishlist'}</LiveMessage>;
}
