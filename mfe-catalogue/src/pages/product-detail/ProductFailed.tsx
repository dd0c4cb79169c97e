import { Button } from '@tanabana/runtime/kit/Button';
import { EmptyState } from '@tanabana/runtime/kit/EmptyState';

/** Message that the product could not be fetched (§8). */
export function ProductFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <EmptyState title="Failed to load product details">
      <p>The connection may have been lost for a moment.</p>
      <Button type="button" onClick={onRetry}>
        Try again
      </Button>
    </EmptyState>
  );
}
