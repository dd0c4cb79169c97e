import type { Settings } from '@tanabana/contract/settings/settings';
import { styled } from 'styled-components';
import type { PriceList } from '../cart/priceList';
import type { Enquiry } from '../enquiry/enquiry';
import {
  buyerFacts,
  factLine,
  notesText,
  offerFacts,
  recordFacts,
  requestText,
  shipmentTexts,
} from '../enquiry/enquiryFacts';
import { fuelFacts } from '../enquiry/fuelFacts';
import { FactList } from './FactList';
import { QuotationTable } from './QuotationTable';

export interface EnquiryProps {
  readonly enquiry: Enquiry;
  readonly prices: PriceList;
  readonly settings: Settings;
}

/** Contains the same information as `enquiryLetter`, except the link to the cart. */
export function QuotationRequest({ enquiry, prices, settings }: EnquiryProps) {
  const { brand, contact, dispatchTime } = settings;
  const { lines, fuel } = enquiry;
  const notes = notesText(enquiry);
  const shipment = shipmentTexts(enquiry, prices, dispatchTime);
  return (
    <Sheet aria-label="Quotation request">
      <Head>
        <div>
          <Brand>{`To ${brand}`}</Brand>
          <p>{contact.address.join(', ')}</p>
          <p>{[contact.enquiryEmail, contact.phone].join(', ')}</p>
        </div>
        <div>
          <h2>Quotation request</h2>
          <FactList facts={recordFacts(enquiry)} />
        </div>
      </Head>
      <Buyer aria-label="Buyer">
        <FactList facts={buyerFacts(enquiry)} />
      </Buyer>
      {fuel ? (
        <Columns aria-label="Fuel">
          <FactList facts={fuelFacts(fuel)} />
        </Columns>
      ) : (
        <QuotationTable lines={lines} prices={prices} dispatchTime={dispatchTime} />
      )}
      {shipment.length > 0 && (
        <Columns aria-label="Packing and delivery">
          <FactList facts={shipment} />
        </Columns>
      )}
      {offerFacts(enquiry, settings).map((offer) => (
        <p key={offer.label}>{factLine(offer)}</p>
      ))}
      {notes && (
        <Notes>
          <h3>Additional Notes</h3>
          <p>{notes}</p>
        </Notes>
      )}
      <p>{requestText(enquiry)}</p>
      <Signature>
        <span>Place and date</span>
        <span>Name and signature</span>
      </Signature>
    </Sheet>
  );
}

const Sheet = styled.article`
  h2 {
    margin-bottom: 4pt;
    color: #000;
    font-size: 14pt;
  }

  dl > div {
    display: grid;
    grid-template-columns: 84pt minmax(0, 1fr);
  }

  dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 24pt;
  padding-bottom: 8pt;
  border-bottom: 1.5pt solid #000;

  dl > div {
    grid-template-columns: 60pt auto;
  }
`;

const Brand = styled.p`
  margin-bottom: 4pt;
  font-family: var(--font-display);
  font-size: 20pt;
  line-height: 1.15;
`;

const Columns = styled.section`
  break-inside: avoid;
  margin-bottom: 10pt;

  dl {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 18pt;
  }
`;

/** Underlines every field, so that an empty field can be filled in on paper. */
const Buyer = styled(Columns)`
  margin-top: 8pt;

  dl > div {
    align-items: end;
    min-height: 18pt;
    border-bottom: 0.5pt solid #8a8a8a;
  }
`;

const Notes = styled.div`
  margin: 10pt 0;
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  h3 {
    margin-bottom: 2pt;
    color: #000;
    font: inherit;
    font-weight: 600;
  }
`;

const Signature = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 24pt;
  break-inside: avoid;
  margin-top: 42pt;

  span {
    padding-top: 3pt;
    border-top: 0.5pt solid #000;
    font-size: 0.85em;
  }
`;
