import { Button } from '@tanabana/runtime/kit/Button';
import { EmptyState } from '@tanabana/runtime/kit/EmptyState';
import { Page } from '@tanabana/runtime/kit/Page';

/** Page that is displayed if products cannot be read (§8). */
export function FailedToLoad({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Page>
      <EmptyState title="Failed to load product details">
        <p>Your connection may have dropped for a moment.</p>
        <Button type="button" onClick={onRetry}>
          Try again
        </Button>
      </EmptyState>
    </Page>
  );
}
