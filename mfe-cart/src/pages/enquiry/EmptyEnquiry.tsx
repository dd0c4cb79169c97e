import { ButtonLink } from '@tanabana/runtime/kit/Button';
import { EmptyState } from '@tanabana/runtime/kit/EmptyState';

/** The enquiry of an empty cart (§2.8). */
export function EmptyEnquiry() {
  return (
    <EmptyState level={2} title="Your cart is empty. Add items before creating an enquiry.">
      <ButtonLink to="/catalogue">Browse Products</ButtonLink>
    </EmptyState>
  );
}
