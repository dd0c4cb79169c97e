import type { Cart } from '@tanabana/runtime/cart/cart';
import { Checkbox, TextArea } from '@tanabana/runtime/kit/Field';
import { Small } from '@tanabana/runtime/kit/Page';
import { useSession } from '@tanabana/runtime/session/useSession';
import { useStored } from '@tanabana/runtime/stored/useStored';
import type { Settings } from '@tanabana/runtime/settings/settings';
import { stack } from '@tanabana/runtime/theme/layout';
import { wide } from '@tanabana/runtime/theme/tokens';
import { useId, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import type { PriceList } from '../../cart/priceList';
import { enquiryLines } from '../../enquiry/enquiry';
import { knownBuyer } from '../../enquiry/knownBuyer';
import { calendarDate, dateInWords } from '../../enquiry/calendarDate';
import type { OpenDraft } from '../../enquiry/enquiryDraft';
import { enquiryStore, noEnquiries } from '../../enquiry/enquiryStore';
import { OFFER, termsOfOffer } from '../../enquiry/enquiryLetter';
import { referenceOf } from '../../enquiry/referenceOf';
import { lateLines } from '../../enquiry/lateLines';
import { BuyerFields } from '../../components/BuyerFields';
import { PrintedEnquiry } from '../../components/PrintedEnquiry';
import { SendEnquiry } from '../../components/SendEnquiry';

interface SendingProps {
  readonly cart: Cart;
  readonly prices: PriceList;
  readonly draft: OpenDraft;
  readonly onChange: (changed: Partial<OpenDraft>) => void;
  readonly settings: Settings;
}

export default function Sending({ cart, prices, draft, onChange, settings }: SendingProps) {
  const { sent: prepared } = useStored(enquiryStore) ?? noEnquiries;
  const { user } = useSession();
  const { code, buyer: typed, notes, wantsCopy } = draft;
  const { offerUntil } = settings;
  const wantsOffer = draft.wantsOffer && offerUntil !== undefined;
  const buyer = typed ?? knownBuyer(prepared[0]?.buyer, user);
  const [offerTerms, copyNote] = [useId(), useId()];
  const date = useSyncExternalStore(onTabShown, () => calendarDate(new Date()));
  const content = { lines: enquiryLines(cart, prices, draft), buyer, wantsOffer, notes };
  const enquiry = { ...content, date, reference: referenceOf(content, date, code, prepared) };
  return (
    <Column>
      <Small>
        Reference <strong>{enquiry.reference}</strong>
        <span>{`, ${dateInWords(enquiry.date)}`}</span>
      </Small>
      <BuyerFields
        buyer={buyer}
        onChange={(buyer) => onChange({ buyer })}
        today={date}
        late={lateLines(content, prices, date)}
      />
      {offerUntil && (
        <div>
          <Checkbox
            label={`${OFFER.label}: ${OFFER.value}`}
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
      <SendEnquiry enquiry={enquiry} prices={prices} settings={settings} wantsCopy={wantsCopy} />
      <PrintedEnquiry enquiry={enquiry} prices={prices} settings={settings} />
    </Column>
  );
}

function onTabShown(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
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
