import type { Cart } from '@tanabana/runtime/cart/cart';
import { ConfirmDialog } from '@tanabana/runtime/kit/ConfirmDialog';
import { LiveMessage } from '@tanabana/runtime/kit/LiveMessage';
import { Small } from '@tanabana/runtime/kit/Page';
import type { Settings } from '@tanabana/runtime/settings/settings';
import { color, space } from '@tanabana/runtime/theme/tokens';
import { useCallback, useId, useState } from 'react';
import { styled } from 'styled-components';
import type { PriceList } from '../../cart/priceList';
import { FillCartDialog } from '../../components/FillCartDialog';
import { enquiryStore, useEnquiries } from '../../enquiry/enquiryStore';
import { removeEnquiry } from '../../enquiry/storeEnquiry';
import { noEnquiries, type PreparedEnquiry } from '../../enquiry/parseEnquiries';
import { PrintedEnquiry } from './PrintedEnquiry';
import { PreparedEntry } from './PreparedEntry';

interface MyEnquiriesProps {
  readonly cart: Cart;
  /** Undefined while they load. */
  readonly prices: PriceList | undefined;
  readonly settings: Settings;
}

type Act = 'order' | 'print' | 'remove';

/** What was prepared in this browser: to read, copy, print, order again and remove. */
export default function MyEnquiries({ cart, prices, settings }: MyEnquiriesProps) {
  const { sent: prepared } = useEnquiries() ?? noEnquiries;
  const title = useId();
  const [message, setMessage] = useState('');
  const [chosen, setChosen] = useState<{ readonly act: Act; readonly enquiry: PreparedEnquiry }>();
  const end = useCallback(() => setChosen(undefined), []);
  const isChosen = (act: Act) => chosen?.act === act;
  if (prepared.length === 0 && !message) return null;
  return (
    <Section id="my-enquiries" aria-labelledby={title}>
      <h2 id={title}>My enquiries</h2>
      <Small>Prepared in this browser and kept only here. We see them when your message reaches us.</Small>
      <LiveMessage>{message}</LiveMessage>
      <ul>
        {prepared.map((enquiry) => (
          <li key={enquiry.reference}>
            <PreparedEntry
              enquiry={enquiry}
              settings={settings}
              onOrder={prices && (() => setChosen({ act: 'order', enquiry }))}
              onPrint={() => setChosen({ act: 'print', enquiry })}
              onRemove={() => setChosen({ act: 'remove', enquiry })}
            />
          </li>
        ))}
      </ul>
      {chosen?.act === 'print' && (
        <PrintedEnquiry enquiry={chosen.enquiry} settings={settings} onPrinted={end} />
      )}
      {chosen && prices && (
        <FillCartDialog
          key={chosen.enquiry.reference}
          open={isChosen('order')}
          title="Order again"
          wanted={chosen.enquiry.lines.map(({ id, size, quantity }) => ({
            article: String(id),
            size,
            quantity: String(quantity),
          }))}
          cart={cart}
          prices={prices}
          onFilled={setMessage}
          onClose={end}
        />
      )}
      <ConfirmDialog
        open={isChosen('remove')}
        title={`Remove ${chosen?.enquiry.reference ?? ''}?`}
        question="It is kept nowhere else. What you have sent to us stays sent."
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
  margin-top: ${space(8)};
  padding-top: ${space(4)};
  border-top: 3px solid ${color.brass};

  > h2 {
    margin-bottom: ${space(1)};
  }

  > p {
    max-width: 39.5em;
    margin-bottom: ${space(3)};
  }
`;
