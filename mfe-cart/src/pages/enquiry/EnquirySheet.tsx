import { lineKey, type Cart } from '@tanabana/runtime/cart/cart';
import type { Settings } from '@tanabana/runtime/settings/settings';
import { color, space, wide } from '@tanabana/runtime/theme/tokens';
import { TextArea } from '@tanabana/runtime/kit/Field';
import { useState } from 'react';
import { styled } from 'styled-components';
import { EnquiryLine } from './EnquiryLine';
import { PrintedNotes } from './PrintedNotes';
import { PricingNote } from './PricingNote';
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
