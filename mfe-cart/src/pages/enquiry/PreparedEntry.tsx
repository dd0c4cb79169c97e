import { contentsText } from '@tanabana/runtime/cart/contentsText';
import { useCopying } from '@tanabana/runtime/hooks/useCopying';
import { Button } from '@tanabana/runtime/kit/Button';
import { LiveMessage } from '@tanabana/runtime/kit/LiveMessage';
import { Small } from '@tanabana/runtime/kit/Page';
import { letterText } from '@tanabana/runtime/mail/mailLink';
import type { Settings } from '@tanabana/runtime/settings/settings';
import { color, space } from '@tanabana/runtime/theme/tokens';
import { Copy, Printer, RotateCcw } from 'lucide-react';
import { styled } from 'styled-components';
import { noPrices, type PriceList } from '../../cart/priceList';
import { TextToCopy } from '../../components/TextToCopy';
import { dateInWords } from '../../enquiry/calendarDate';
import { enquiryLetter } from '../../enquiry/enquiryLetter';
import { headFacts, notesText } from '../../enquiry/enquiryTexts';
import type { PreparedEnquiry, Way } from '../../enquiry/parseEnquiries';
import { PreparedLines } from './PreparedLines';
import { useCanPrint } from './usePrinting';

interface PreparedEntryProps {
  readonly enquiry: PreparedEnquiry;
  /** Whether the address names it. */
  readonly isAsked: boolean;
  /** The catalogue's list, for packing; undefined while it loads. */
  readonly prices: PriceList | undefined;
  readonly settings: Settings;
  /** Undefined while the catalogue's list loads. */
  readonly onOrder: (() => void) | undefined;
  readonly onPrint: () => void;
  readonly onRemove: () => void;
}

const WAY_NAMES: Readonly<Record<Way, string>> = {
  mail: 'mail',
  whatsapp: 'WhatsApp',
  copy: 'copied text',
  print: 'print',
};

/** A prepared enquiry: a line that opens. */
export function PreparedEntry(props: PreparedEntryProps) {
  const { enquiry, isAsked, prices = noPrices, settings, onOrder, onPrint, onRemove } = props;
  const { reference, date, lines, ways } = enquiry;
  const notes = notesText(enquiry);
  const text = letterText(enquiryLetter(enquiry, prices, settings.brand, window.location.origin));
  const { message, isRefused, copy } = useCopying();
  const canPrint = useCanPrint();
  return (
    <Entry open={isAsked}>
      <summary>
        <strong>{reference}</strong>
        <span>{dateInWords(date)}</span>
        <span>{contentsText(lines)}</span>
        <Small as="span">{`Prepared as ${ways.map((way) => WAY_NAMES[way]).join(', ')}`}</Small>
      </summary>
      <Facts>
        {headFacts(enquiry)
          .slice(2)
          .map(({ label, value }) => (
            <div key={label}>
              <dt>{`${label}:`}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </Facts>
      <PreparedLines lines={lines} />
      {notes && <Notes>{notes}</Notes>}
      <Actions>
        <Button type="button" disabled={!onOrder} onClick={onOrder} aria-label={`Order again: ${reference}`}>
          <RotateCcw aria-hidden="true" size={18} />
          Order again
        </Button>
        <Button
          type="button"
          $look="quiet"
          onClick={() => copy(text, 'Text copied')}
          aria-label={`Copy text of ${reference}`}
        >
          <Copy aria-hidden="true" size={18} />
          Copy text
        </Button>
        {canPrint && (
          <Button type="button" $look="quiet" onClick={onPrint} aria-label={`Print ${reference}`}>
            <Printer aria-hidden="true" size={18} />
            Print
          </Button>
        )}
        <Button type="button" $look="plain" onClick={onRemove} aria-label={`Remove ${reference}`}>
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
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 4px ${space(3)};
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

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 4px ${space(3)};
  margin: 0;

  div {
    display: flex;
    gap: ${space(1)};
  }

  dt {
    color: ${color.muted};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const Notes = styled.p`
  margin-bottom: ${space(2)};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  padding-bottom: ${space(3)};
`;
