import { Button } from '@tanabana/runtime/kit/Button';
import { EmptyState } from '@tanabana/runtime/kit/EmptyState';
import { Page } from '@tanabana/runtime/kit/Page';
import { styled } from 'styled-components';

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
        <Retry
          type="button"
          aria-disabled={isRetrying}
          aria-busy={isRetrying}
          onClick={() => !isRetrying && onRetry()}
        >
          Try again
        </Retry>
      </EmptyState>
    </Page>
  );
}

const Retry = styled(Button)`
  &[aria-busy='true'] {
    opacity: 0.75;
    cursor: progress;
    translate: none;
  }
`;
