import { Button } from '@tanabana/ui/kit/Button';
import { EmptyState } from '@tanabana/ui/kit/EmptyState';
import { Page } from '@tanabana/ui/kit/Page';

interface FailedToLoadProps {
  /** Whether the products are being read again. The button then stays enabled to keep the focus. */
  readonly isRetrying?: boolean;
  readonly onRetry: () => void;
}

/** Page that is displayed if products cannot be read (§8). */
export function FailedToLoad({ isRetrying = false, onRetry }: FailedToLoadProps) {
  return (
    <Page>
      <EmptyState title="Failed to load product details">
        <p>Your connection may have dropped for a moment.</p>
        <Button type="button" aria-disabled={isRetrying} onClick={isRetrying ? undefined : onRetry}>
          Try again
        </Button>
      </EmptyState>
    </Page>
  );
}
