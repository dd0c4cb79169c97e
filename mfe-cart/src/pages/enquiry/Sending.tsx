import type { Cart } from '@tanabana/runtime/cart/cart';
import { Checkbox, TextArea, TextField } from '@tanabana/runtime/kit/Field';
import { Small } from '@tanabana/runtime/kit/Page';
import { useStored } from '@tanabana/runtime/stored/useStored';
import type { Settings } from '@tanabana/runtime/settings/settings';
import { stack } from '@tanabana/runtime/theme/layout';
import { color, font, size, space, wide } from '@tanabana/runtime/theme/tokens';
import { useId, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import type { PriceList } from '../../cart/priceList';
import { type Buyer, unnamedBuyer, enquiryLines } from '../../enquiry/enquiry';
import { calendarDate, dateInWords } from '../../enquiry/calendarDate';
import type { OpenDraft } from '../../enquiry/enquiryDraft';
import { enquiryStore, noEnquiries } from '../../enquiry/enquiryStore';
import { OFFER, termsOfOffer } from '../../enquiry/enquiryLetter';
import { referenceOf } from '../../enquiry/reference';
import { PrintedEnquiry } from './PrintedEnquiry';
import { SendEnquiry } from './SendEnquiry';

interface SendingProps {
  readonly cart: Cart;
  readonly prices: PriceList;
  readonly draft: OpenDraft;
  readonly onChange: (changed: Partial<OpenDraft>) => void;
  readonly settings: Settings;
}

/** Fields for the buyer's details, and buttons that send the enquiry. */
export default function Sending({ cart, prices, draft, onChange, settings }: SendingProps) {
  const { sent: prepared } = useStored(enquiryStore) ?? noEnquiries;
  const { code, buyer: typed, notes, wantsOffer } = draft;
  // Until the visitor edits a field, the fields contain the buyer's details of the latest stored enquiry. The date of
  // delivery stays empty, because every enquiry has a different one.
  const buyer = typed ?? { ...(prepared[0]?.buyer ?? unnamedBuyer), wishedDate: '' };
  const offerTerms = useId();
  const date = useSyncExternalStore(onTabShown, () => calendarDate(new Date()));
  const content = { lines: enquiryLines(cart, prices, draft), buyer, wantsOffer, notes };
  const enquiry = { ...content, date, reference: referenceOf(content, date, code, prepared) };
  return (
    <Column>
      <Small>
        Reference <strong>{enquiry.reference}</strong>
        <span>{`, ${dateInWords(enquiry.date)}`}</span>
      </Small>
      <BuyerFields buyer={buyer} onChange={(buyer) => onChange({ buyer })} today={enquiry.date} />
      <div>
        <Checkbox
          label={`${OFFER.label}: ${OFFER.value}`}
          aria-describedby={offerTerms}
          checked={wantsOffer}
          onChange={({ target }) => onChange({ wantsOffer: target.checked })}
        />
        <Small id={offerTerms}>{termsOfOffer(settings)}</Small>
      </div>
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

function onTabShown(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

interface BuyerFieldsProps {
  readonly buyer: Buyer;
  readonly onChange: (buyer: Buyer) => void;
  readonly today: string;
}

function BuyerFields({ buyer, onChange, today }: BuyerFieldsProps) {
  const field = (name: keyof Buyer) => ({
    value: buyer[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange({ ...buyer, [name]: target.value }),
  });
  return (
    <Fields>
      <legend>Your details</legend>
      <Small>Optional, and printed on the quotation request.</Small>
      <TextField label="Company" autoComplete="organization" {...field('company')} />
      <TextField label="Name" autoComplete="name" {...field('name')} />
      <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      <TextField label="Phone" type="tel" autoComplete="tel" {...field('phone')} />
      <TextField label="Deliver to" placeholder="Town and country" {...field('place')} />
      <TextField label="Needed by" type="date" min={today} {...field('wishedDate')} />
    </Fields>
  );
}

const Column = styled.div`
  ${stack(3)}
  min-width: 0;

  strong {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  ${wide.desktop} {
    align-self: start;
  }
`;

const Fields = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(160px, 100%), 1fr));
  gap: ${space(2)};

  legend {
    color: ${color.indigo};
    font: 500 ${size.h3} / 1.15 ${font.display};
  }

  > p {
    grid-column: 1 / -1;
  }
`;
