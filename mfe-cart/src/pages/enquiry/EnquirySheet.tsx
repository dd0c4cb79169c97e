import { type Cart, hasRug, lineKey } from '@tanabana/runtime/cart/cart';
import { TextArea } from '@tanabana/runtime/kit/Field';
import type { Settings } from '@tanabana/runtime/settings/settings';
import { color, space, wide } from '@tanabana/runtime/theme/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { orderTotal } from '../../cart/lineTexts';
import { EnquiryLine } from './EnquiryLine';
import { SendEnquiry } from './SendEnquiry';

interface EnquirySheetProps {
  readonly cart: Cart;
  readonly settings: Settings;
}

/** The lines, the notes, and the ways to send them. A print shows only the first two. */
export function EnquirySheet({ cart, settings }: EnquirySheetProps) {
  const [notes, setNotes] = useState('');
  return (
    <Columns>
      <div>
        <Lines>
          {cart.items.map((line) => (
            <li key={lineKey(line)}>
              <EnquiryLine line={line} />
            </li>
          ))}
        </Lines>
        <PricingNote cart={cart} />
        <PrintedNotes notes={notes} recipient={settings.contact.enquiryEmail} />
      </div>
      <Sending>
        <TextArea
          label="Additional Notes"
          help="Optional: colours, sizes, deadlines, where it should be sent."
          value={notes}
          onChange={(event) => setNotes(event.target.value)}
        />
        <SendEnquiry cart={cart} notes={notes} settings={settings} />
      </Sending>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space(5)};
  margin-top: ${space(4)};

  ${wide.desktop} {
    grid-template-columns: minmax(0, 1fr) 432px;
    gap: ${space(8)};
    margin-top: ${space(6)};
  }

  @media print {
    display: block;
  }
`;

const Lines = styled.ul`
  border-bottom: 1px solid ${color.line};
`;

const Sending = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};

  ${wide.desktop} {
    position: sticky;
    top: 136px;
    align-self: start;

    /* With the parts of a long enquiry it may be taller than the screen, and its end would stay below. */
    &:has(ol) {
      position: static;
    }
  }

  @media print {
    display: none;
  }
`;

/** Explains the prices of the list (§2.8). */
function PricingNote({ cart }: { readonly cart: Cart }) {
  return (
    <Note>
      {hasRug(cart) ? (
        'Rug pricing will be confirmed in our reply. Prices of the other items are indicative values.'
      ) : (
        <>
          Subtotal: <strong>{orderTotal(cart)}</strong>
        </>
      )}
    </Note>
  );
}

const Note = styled.p`
  max-width: 62ch;
  padding: ${space(2)} 0;
  color: ${color.muted};

  strong {
    color: ${color.ink};
    font-variant-numeric: tabular-nums;
  }
`;

interface PrintedNotesProps {
  readonly notes: string;
  /** The company's enquiry address. */
  readonly recipient: string;
}

/** Notes and address on a print, in place of the form. */
function PrintedNotes({ notes, recipient }: PrintedNotesProps) {
  return (
    <Paper>
      {notes.trim() && <p>Additional Notes: {notes}</p>}
      <p>Send to: {recipient}</p>
    </Paper>
  );
}

const Paper = styled.div`
  display: none;

  @media print {
    display: grid;
    gap: ${space(2)};
    margin-top: ${space(2)};
    white-space: pre-wrap;
  }
`;
