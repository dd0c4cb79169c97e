import { ButtonLink } from '@tanabana/runtime/kit/Button';
import { EmptyState } from '@tanabana/runtime/kit/EmptyState';

/** A cart with a rug cannot be paid directly (§5). */
export function EnquiryOnly() {
  return (
    <EmptyState level={2} title="Your rugs are quoted first">
      <p>One or more Rug items require a custom quotation. Order total will be provided after enquiry.</p>
      <ButtonLink to="/enquiry">Enquire Now</ButtonLink>
    </EmptyState>
  );
}
