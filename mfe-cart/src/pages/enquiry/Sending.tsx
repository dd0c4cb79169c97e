import type { Cart } from '@tanabana/shop/cart/cart';
import { Checkbox, TextArea } from '@tanabana/ui/kit/Field';
import { Small } from '@tanabana/ui/kit/Page';
import type { Settings } from '@tanabana/contract/settings/settings';
import { stack } from '@tanabana/ui/theme/layout';
import { wide } from '@tanabana/ui/theme/tokens';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { PriceList } from '../../cart/priceList';
import { enquiryLines } from '../../enquiry/enquiry';
import type { OpenDraft } from '../../enquiry/enquiryDraft';
import { termsOfOffer } from '../../enquiry/enquiryFacts';
import { lateLines } from '../../enquiry/lateLines';
import { BuyerFields } from '../../components/BuyerFields';
import { EnquiryReference } from '../../components/EnquiryReference';
import { PrintedEnquiry } from '../../components/PrintedEnquiry';
import { useNewEnquiry } from '../../components/useNewEnquiry';
import { SendEnquiry } from '../../components/SendEnquiry';

interface SendingProps {
  readonly cart: Cart;
  readonly prices: PriceList;
  readonly draft: OpenDraft;
  readonly onChange: (changed: Partial<OpenDraft>) => void;
  readonly settings: Settings;
}

export default function Sending({ cart, prices, draft, onChange, settings }: SendingProps) {
  const { notes, wantsCopy } = draft;
  const { offer, offerUntil } = settings;
  const wantsOffer = draft.wantsOffer && offer !== undefined && offerUntil !== undefined;
  const [offerTerms, copyNote] = [useId(), useId()];
  const enquiry = useNewEnquiry(draft, { lines: enquiryLines(cart, prices, draft), wantsOffer, notes });
  const { buyer, date } = enquiry;
  return (
    <Column>
      <EnquiryReference enquiry={enquiry} />
      <BuyerFields
        buyer={buyer}
        onChange={(buyer) => onChange({ buyer })}
        today={date}
        late={lateLines(enquiry, prices, date)}
      />
      {offer && offerUntil && (
        <div>
          <Checkbox
            label={`${offer.name}: ${offer.text}`}
            aria-describedby={offerTerms}
            checked={wantsOffer}
            onChange={({ target }) => onChange({ wantsOffer: target.checked })}
          />
          <Small id={offerTerms}>{termsOfOffer(offerUntil)}</Small>
        </div>
      )}
      <TextArea
        label="Additional Notes"
        help="Optional: colours, packing, anything else we should know."
        rows={4}
        value={notes}
        onChange={(event) => onChange({ notes: event.target.value })}
      />
      {!settings.enquiryWebhook && (
        <div>
          <Checkbox
            label="Send me a copy of the email"
            aria-describedby={copyNote}
            checked={wantsCopy}
            onChange={({ target }) => onChange({ wantsCopy: target.checked })}
          />
          <Small id={copyNote}>
            {buyer.email.trim() ? `To ${buyer.email.trim()}.` : 'Fill in your email address above.'}
          </Small>
        </div>
      )}
      <SendEnquiry enquiry={enquiry} prices={prices} settings={settings} wantsCopy={wantsCopy} />
      <PrintedEnquiry enquiry={enquiry} prices={prices} settings={settings} />
    </Column>
  );
}

const Column = styled.div`
  ${stack(3)}
  min-width: 0;

  ${wide.desktop} {
    align-self: start;
  }
`;
