import type { Cart } from '@tanabana/shop/cart/cart';
import type { PageRequest } from '@tanabana/contract/pages/page';
import { ConfirmDialog } from '@tanabana/ui/kit/ConfirmDialog';
import { LiveMessage } from '@tanabana/ui/kit/LiveMessage';
import { Small } from '@tanabana/ui/kit/Page';
import { useStored } from '@tanabana/shop/stored/useStored';
import { space } from '@tanabana/ui/theme/tokens';
import { type ReactNode, useCallback, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { PriceList } from '../cart/priceList';
import { FillCartDialog } from '../components/FillCartDialog';
import { FilledNotice, type FillMessage } from '../components/FilledNotice';
import { useScrollWhen } from '../components/useScrollWhen';
import { MY_ENQUIRIES } from '../enquiry/enquiriesKey';
import { enquiryStore, noEnquiries, type PreparedEnquiry, removeEnquiry } from '../enquiry/enquiryStore';
import { PreparedEntry } from './PreparedEntry';
import { PrintedEnquiry } from '../components/PrintedEnquiry';

interface MyEnquiriesProps {
  readonly cart: Cart;
  readonly request: PageRequest;
  /** Reference in the query parameter `ref`, if any. */
  readonly asked?: string | null;
  /** Displayed instead of the list if no enquiry is prepared. */
  readonly empty?: ReactNode;
  /** Called after a reorder, or its undoing, has changed the draft of the enquiry. */
  readonly onDraftChanged?: () => void;
}

interface Choice {
  readonly action: 'order' | 'print' | 'remove';
  readonly enquiry: PreparedEnquiry;
  readonly prices: PriceList;
}

/** The enquiries prepared in this browser, to copy, print, order again and remove. */
export default function MyEnquiries({ cart, request, asked, empty, onDraftChanged }: MyEnquiriesProps) {
  const { sent: prepared } = useStored(enquiryStore) ?? noEnquiries;
  const title = useId();
  const [message, setMessage] = useState('');
  const [filled, setFilled] = useState<FillMessage>();
  const [chosen, setChosen] = useState<Choice>();
  const end = useCallback(() => setChosen(undefined), []);
  const { hash } = useLocation();
  const isRequested = hash === MY_ENQUIRIES || prepared.some(({ reference }) => reference === asked);
  const section = useScrollWhen<HTMLElement>(isRequested);
  if (prepared.length === 0 && !message) return empty;
  return (
    <Section ref={section} id={MY_ENQUIRIES.slice(1)} aria-labelledby={title}>
      <h2 id={title}>My enquiries</h2>
      <Small>
        {request.settings.enquiryWebhook
          ? 'Saved in this browser. Those that arrived are with us too.'
          : 'Prepared in this browser, and saved only here. We see one when your message arrives.'}
      </Small>
      <LiveMessage>{message}</LiveMessage>
      <FilledNotice filled={filled} />
      <ul>
        {prepared.map((enquiry) => (
          <li key={enquiry.reference}>
            <PreparedEntry
              enquiry={enquiry}
              isAsked={enquiry.reference === asked}
              request={request}
              onChoose={(action, prices) => setChosen({ action, enquiry, prices })}
            />
          </li>
        ))}
      </ul>
      {chosen?.action === 'print' && (
        <PrintedEnquiry
          enquiry={chosen.enquiry}
          prices={chosen.prices}
          settings={request.settings}
          onPrinted={end}
        />
      )}
      {chosen && (
        <FillCartDialog
          key={chosen.enquiry.reference}
          open={chosen.action === 'order'}
          title="Reorder"
          wanted={chosen.enquiry.lines.map(({ id, quantity, ...line }) => ({
            ...line,
            article: String(id),
            quantity: String(quantity),
          }))}
          cart={cart}
          request={request}
          onFilled={({ undo, ...rest }) => {
            onDraftChanged?.();
            setFilled({ ...rest, undo: () => undo().then(onDraftChanged) });
          }}
          onClose={end}
        />
      )}
      <ConfirmDialog
        open={chosen?.action === 'remove'}
        title={`Remove ${chosen?.enquiry.reference ?? ''}?`}
        question={
          chosen?.enquiry.ways.includes('shop')
            ? 'We keep what we have received.'
            : 'It is saved nowhere else. A message that you have sent is not affected.'
        }
        confirm="Remove"
        onConfirm={() => {
          if (!chosen) return;
          const { reference } = chosen.enquiry;
          void enquiryStore.update((record) => removeEnquiry(record, reference));
          setMessage(`${reference} is removed.`);
        }}
        onClose={end}
      />
    </Section>
  );
}

const Section = styled.section`
  > h2 {
    margin-bottom: ${space(1)};
  }

  > p {
    max-width: 39.5em;
    margin-bottom: ${space(3)};
  }
`;
