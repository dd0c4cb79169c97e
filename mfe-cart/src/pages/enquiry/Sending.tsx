import type { Cart } from '@tanabana/runtime/cart/cart';
import { Checkbox, TextArea } from '@tanabana/runtime/kit/Field';
import { Small } from '@tanabana/runtime/kit/Page';
import type { Settings } from '@tanabana/runtime/settings/settings';
import { space, wide } from '@tanabana/runtime/theme/tokens';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { PriceList } from '../../cart/priceList';
import { dateInWords } from '../../enquiry/calendarDate';
import { enquiryLines, unnamedBuyer } from '../../enquiry/enquiry';
import { useEnquiries } from '../../enquiry/enquiryStore';
import { OFFER } from '../../enquiry/enquiryTexts';
import { noEnquiries } from '../../enquiry/parseEnquiries';
import { BuyerFields } from './BuyerFields';
import { PrintedEnquiry } from './PrintedEnquiry';
import { SendEnquiry } from './SendEnquiry';
import type { EnquiryDraft } from './useEnquiryDraft';
import { useOpenEnquiry } from './useOpenEnquiry';

interface SendingProps {
  readonly cart: Cart;
  /** The catalogue's list, for article numbers and packing. */
  readonly prices: PriceList;
  readonly draft: EnquiryDraft;
  readonly onChange: (changed: Partial<EnquiryDraft>) => void;
  readonly settings: Settings;
}

/** What the buyer adds to the list, and the ways to send it. A print has the quotation request instead. */
export default function Sending({ cart, prices, draft, onChange, settings }: SendingProps) {
  const { sent: prepared } = useEnquiries() ?? noEnquiries;
  const { buyer: typed, notes, wantsOffer, targets } = draft;
  // The buyer of the last enquiry, without its date.
  const buyer = typed ?? { ...(prepared[0]?.buyer ?? unnamedBuyer), wishedDate: '' };
  const lines = useMemo(() => enquiryLines(cart, prices, targets), [cart, prices, targets]);
  const enquiry = useOpenEnquiry({ lines, buyer, wantsOffer, notes }, prepared);
  return (
    <Column>
      <Small>
        Reference <strong>{enquiry.reference}</strong>
        <span>{`, ${dateInWords(enquiry.date)}`}</span>
      </Small>
      <BuyerFields buyer={buyer} onChange={(buyer) => onChange({ buyer })} today={enquiry.date} />
      <Checkbox
        label={`${OFFER.label}: ${OFFER.value}`}
        checked={wantsOffer}
        onChange={({ target }) => onChange({ wantsOffer: target.checked })}
      />
      <TextArea
        label="Additional Notes"
        help="Optional: colours, packing, anything else we should know."
        rows={4}
        value={notes}
        onChange={(event) => onChange({ notes: event.target.value })}
      />
      <SendEnquiry enquiry={enquiry} prices={prices} settings={settings} />
      <PrintedEnquiry enquiry={enquiry} prices={prices} settings={settings} />
    </Column>
  );
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  min-width: 0;

  strong {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  ${wide.desktop} {
    align-self: start;
  }

  @media print {
    display: none;
  }
`;
