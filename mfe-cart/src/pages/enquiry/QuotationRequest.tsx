import type { Settings } from '@tanabana/runtime/settings/settings';
import { styled } from 'styled-components';
import type { Enquiry } from '../../enquiry/enquiry';
import { headFacts, notesText, requestText } from '../../enquiry/enquiryTexts';
import { QuotationTable } from './QuotationTable';

interface QuotationRequestProps {
  readonly enquiry: Enquiry;
  readonly settings: Settings;
}

/** A quotation request for a purchase department: head, table, notes. Its content is that of the letter. */
export function QuotationRequest({ enquiry, settings: { brand, contact } }: QuotationRequestProps) {
  const notes = notesText(enquiry);
  return (
    <article aria-label="Quotation request">
      <Head>
        <div>
          <Brand>{`To ${brand}`}</Brand>
          {contact.address.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p>{contact.enquiryEmail}</p>
          <p>{contact.phone}</p>
        </div>
        <div>
          <h2>Quotation request</h2>
          <dl>
            {headFacts(enquiry).map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Head>
      <QuotationTable lines={enquiry.lines} />
      {notes && (
        <Notes>
          <h3>Additional Notes</h3>
          <p>{notes}</p>
        </Notes>
      )}
      <p>{requestText(enquiry.lines)}</p>
    </article>
  );
}

const Head = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 24pt;
  padding-bottom: 10pt;
  border-bottom: 1.5pt solid #000;

  h2 {
    margin-bottom: 6pt;
    color: #000;
    font-size: 16pt;
  }

  dl {
    margin: 0;
  }

  dl > div {
    display: grid;
    grid-template-columns: 68pt minmax(0, 1fr);
  }

  dd {
    margin: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

const Brand = styled.p`
  margin-bottom: 6pt;
  font-family: var(--font-display);
  font-size: 16pt;
  line-height: 1.15;
`;

const Notes = styled.div`
  margin-bottom: 10pt;
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  h3 {
    margin-bottom: 2pt;
    color: #000;
    font: inherit;
    font-weight: 600;
  }
`;
