import { useTransientMessage } from '@tanabana/runtime/hooks/useTransientMessage';
import { Button, ButtonLink } from '@tanabana/runtime/kit/Button';
import { EmptyState } from '@tanabana/runtime/kit/EmptyState';
import { LiveMessage } from '@tanabana/runtime/kit/LiveMessage';
import { Toast } from '@tanabana/runtime/kit/Toast';
import { Row, Section } from './Section';

/** How long the sample toast is shown, in milliseconds (§9). */
const TOAST_DURATION_MS = 3000;

/** Messages, toasts and empty states. */
export function MessagesSection() {
  const [message, showMessage] = useTransientMessage(TOAST_DURATION_MS);
  return (
    <Section
      title="Messages"
      note="A toast for what passes, a line where it happened for what stays, an empty state with one thing to do."
    >
      <Row>
        <Button type="button" $look="quiet" onClick={() => showMessage('Added to wishlist')}>
          Show a toast
        </Button>
      </Row>
      <Toast message={message} />
      <LiveMessage>Your enquiry has been copied.</LiveMessage>
      <LiveMessage tone="problem">The address was not saved. Please try again.</LiveMessage>
      <EmptyState title="Your wishlist is empty" level={2}>
        <p>Pieces that you save stay here, in this browser.</p>
        <ButtonLink to="/catalogue">Browse Products</ButtonLink>
      </EmptyState>
    </Section>
  );
}
