import { ButtonLink } from '@tanabana/runtime/kit/Button';
import { EmptyState } from '@tanabana/runtime/kit/EmptyState';

/** The checkout of an empty cart (§2.7). */
export function NothingToCheckOut() {
  return (
    <EmptyState level={2} title="No Items to Checkout">
      <ButtonLink to="/catalogue">Browse Products</ButtonLink>
    </EmptyState>
  );
}
