import type { PageRequest } from '@tanabana/contract/pages/page';
import { useCopying } from '@tanabana/ui/hooks/useCopying';
import { Button, ButtonAnchor, ButtonRow } from '@tanabana/ui/kit/Button';
import { TextArea } from '@tanabana/ui/kit/Field';
import { LiveMessage } from '@tanabana/ui/kit/LiveMessage';
import { letterText, mailLink, mayBeCut } from '@tanabana/shop/mail/mailLink';
import { displayName } from '@tanabana/shop/session/session';
import { useSession } from '@tanabana/shop/session/useSession';
import { stack } from '@tanabana/ui/theme/layout';
import { space } from '@tanabana/ui/theme/tokens';
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
