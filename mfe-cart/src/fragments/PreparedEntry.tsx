import { contentsText } from '@tanabana/shop/cart/cart';
import type { PageRequest } from '@tanabana/contract/pages/page';
import { useCopying } from '@tanabana/ui/hooks/useCopying';
import { Button } from '@tanabana/ui/kit/Button';
import { LiveMessage } from '@tanabana/ui/kit/LiveMessage';
import { Small } from '@tanabana/ui/kit/Page';
import { letterText } from '@tanabana/shop/mail/mailLink';
import { row } from '@tanabana/ui/theme/layout';
import { color, space } from '@tanabana/ui/theme/tokens';
import { Copy, Printer, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { noPrices, type PriceList } from '../cart/priceList';
import { LabelledFacts } from '../components/FactList';
import { TextToCopy } from '../components/TextToCopy';
import { usePrices } from '../components/usePriced';
import { dateInWords } from '../enquiry/calendarDate';
import { headFacts, notesText } from '../enquiry/enquiryFacts';
import { enquiryLetter } from '../enquiry/enquiryLetter';
import { fuelFacts } from '../enquiry/fuelFacts';
import { type PreparedEnquiry, CHANNELS } from '../enquiry/enquiryStore';
import { PreparedLines } from './PreparedLines';
import { canPrint } from '../components/PrintedEnquiry';

interface PreparedEntryProps {
  readonly enquiry: PreparedEnquiry;
  readonly isAsked: boolean;
  readonly request: PageRequest;
  /** Called when the visitor chooses what to do with the enquiry, with the published products of its lines. */
  readonly onChoose: (action: 'order' | 'print' | 'remove', prices: PriceList) => void;
}

export function PreparedEntry(props: PreparedEntryProps) {
  const { enquiry, isAsked, request, onChoose } = props;
  const { reference, date, lines, fuel, ways } = enquiry;
  // Closed enquiries need no products, so that what is read does not grow with the number of enquiries.
  const [isOpen, setOpen] = useState(isAsked);
  const { prices = noPrices } = usePrices(request, isOpen ? lines : undefined);
  const notes = notesText(enquiry);
  const text = letterText(enquiryLetter(enquiry, prices, request.settings, window.location.origin));
  const { message, isRefused, copy } = useCopying();
  return (
    <Entry open={isAsked} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <strong>{reference}</strong>
        <span>{dateInWords(date)}</span>
        <span>{fuel ? 'Fuel' : contentsText(lines)}</span>
        <Small as="span">
          {ways.includes('shop')
            ? 'Received by us'
            : `Prepared as ${ways.map((channel) => CHANNELS[channel]).join(', ')}`}
        </Small>
      </summary>
      <Facts facts={headFacts(enquiry, request.settings).slice(2)} />
      {fuel ? <Facts facts={fuelFacts(fuel)} /> : <PreparedLines lines={lines} prices={prices} />}
      {notes && <Notes>{notes}</Notes>}
      <Actions>
        {!fuel && (
          <Button type="button" onClick={() => onChoose('order', prices)} aria-label={`Reorder ${reference}`}>
            <RotateCcw aria-hidden="true" size={18} />
            Reorder
          </Button>
        )}
        <Button
          type="button"
          $look="quiet"
          onClick={() => copy(text, 'Text copied')}
          aria-label={`Copy text of ${reference}`}
        >
          <Copy aria-hidden="true" size={18} />
          Copy text
        </Button>
        {canPrint() && (
          <Button
            type="button"
            $look="quiet"
            onClick={() => onChoose('print', prices)}
            aria-label={`Print ${reference}`}
          >
            <Printer aria-hidden="true" size={18} />
            Print
          </Button>
        )}
        <Button
          type="button"
          $look="plain"
          onClick={() => onChoose('remove', prices)}
          aria-label={`Remove ${reference}`}
        >
          Remove
        </Button>
      </Actions>
      <LiveMessage>{message}</LiveMessage>
      {isRefused && <TextToCopy label={`${reference} as text`} text={text} />}
    </Entry>
  );
}

const Entry = styled.details`
  border-top: 1px solid ${color.line};

  summary {
    ${row([0.5, 3])}
    align-items: baseline;
    min-height: ${space(6)};
    padding: ${space(1.5)} 0;
    cursor: pointer;
    font-variant-numeric: tabular-nums;
  }

  summary::before {
    content: '+';
    width: 1em;
    margin-right: -${space(2)};
    color: ${color.madder};
    font-weight: 600;
  }

  &[open] > summary::before {
    content: '–';
  }

  summary > strong {
    color: ${color.indigo};
    font-weight: 600;
  }
`;

const Facts = styled(LabelledFacts)`
  ${row([0.5, 3])}
  font-size: inherit;
`;

const Notes = styled.p`
  margin-bottom: ${space(2)};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  ${row([1, 2])}
  padding-top: ${space(1)};
  padding-bottom: ${space(3)};
`;
