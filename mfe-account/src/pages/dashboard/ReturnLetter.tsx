import type { PageRequest } from '@tanabana/runtime/contracts/page';
import { useCopying } from '@tanabana/runtime/hooks/useCopying';
import { Button, ButtonAnchor, ButtonRow } from '@tanabana/runtime/kit/Button';
import { TextArea } from '@tanabana/runtime/kit/Field';
import { LiveMessage } from '@tanabana/runtime/kit/LiveMessage';
import { letterText, mailLink, mayBeCut } from '@tanabana/runtime/mail/mailLink';
import { displayName } from '@tanabana/runtime/session/session';
import { useSession } from '@tanabana/runtime/session/useSession';
import { stack } from '@tanabana/runtime/theme/layout';
import { space } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import type { Order } from '../../orders/orders';
import type { OrderedFacts } from '../../orders/reorder';
import { NEEDED, returnLetter } from '../../orders/returnLetter';

export interface ReturnLetterProps {
  readonly order: Order;
  readonly facts: readonly OrderedFacts[];
  readonly request: PageRequest;
}

export default function ReturnLetter({ order, facts, request }: ReturnLetterProps) {
  const { user } = useSession();
  const { message, isRefused, copy } = useCopying();
  const { email } = request.settings.contact;
  const letter = returnLetter(order, facts, user ? displayName(user) : '');
  const link = mailLink(email, letter);
  const text = letterText(letter);
  return (
    <Parts>
      <p>
        You have 30 days from delivery to return unused goods in their packing. Write to us first, and we send
        a return label. Refunds are made within 5-7 business days after the goods are back.
      </p>
      <p>We need from you:</p>
      <ul>
        {NEEDED.map((need) => (
          <li key={need}>{need}</li>
        ))}
      </ul>
      <ButtonRow>
        <ButtonAnchor href={link} $look="quiet" aria-label={`Write the mail about order ${order.id}`}>
          Write the mail
        </ButtonAnchor>
        <Button type="button" $look="plain" onClick={() => copy(text, 'Letter copied')}>
          Copy the letter
        </Button>
      </ButtonRow>
      <LiveMessage>{message}</LiveMessage>
      {(isRefused || mayBeCut(link)) && (
        <TextArea
          label={`Your letter to ${email}`}
          help="Copy the letter into a mail if your mail program shortens it."
          readOnly
          value={text}
        />
      )}
    </Parts>
  );
}

const Parts = styled.div`
  ${stack(1)}
  max-width: 39.5em;

  ul {
    padding-left: ${space(3)};
    list-style: disc;
  }
`;
