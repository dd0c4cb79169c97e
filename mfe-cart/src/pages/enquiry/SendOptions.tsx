import { useCopying } from '@tanabana/runtime/hooks/useCopying';
import { Button, ButtonAnchor } from '@tanabana/runtime/kit/Button';
import { LiveMessage } from '@tanabana/runtime/kit/LiveMessage';
import { type Letter, letterText } from '@tanabana/runtime/mail/mailLink';
import type { Settings } from '@tanabana/runtime/settings/settings';
import { color, size, space } from '@tanabana/runtime/theme/tokens';
import { Copy, MessageCircle, Printer } from 'lucide-react';
import { styled } from 'styled-components';
import { TextToCopy } from '../../components/TextToCopy';
import type { Way } from '../../enquiry/parseEnquiries';
import { whatsAppLinks } from '../../enquiry/whatsAppLinks';
import { useCanPrint } from './usePrinting';
import { WhatsAppParts } from './WhatsAppParts';

interface SendOptionsProps {
  readonly letter: Letter;
  readonly settings: Settings;
  /** Whether a mail or chat was opened, which shows nothing where there is no program for it. */
  readonly isOpened: boolean;
  /** Called when the enquiry leaves the page by the visitor's hand. */
  readonly onPrepared: (way: Way) => void;
}

/** Ways to send the enquiry without a mail program: as text, by WhatsApp, on paper. */
export function SendOptions({ letter, settings: { contact }, isOpened, onPrepared }: SendOptionsProps) {
  const { message, isRefused, copy } = useCopying();
  const canPrint = useCanPrint();
  const text = letterText(letter);
  const chats = whatsAppLinks(contact.whatsApp, text);
  const copyText = async () => {
    if (await copy(text, 'Text copied')) onPrepared('copy');
  };
  const printIt = () => {
    window.print();
    onPrepared('print');
  };
  return (
    <Ways>
      <h2>Other ways to send it</h2>
      <div>
        <Button type="button" $look="quiet" onClick={copyText}>
          <Copy aria-hidden="true" size={18} />
          Copy text
        </Button>
        {chats.length === 1 && (
          <ButtonAnchor
            $look="quiet"
            href={chats[0]}
            target="_blank"
            rel="noreferrer"
            onClick={() => onPrepared('whatsapp')}
          >
            <MessageCircle aria-hidden="true" size={18} />
            WhatsApp
          </ButtonAnchor>
        )}
        {canPrint && (
          <Button type="button" $look="quiet" onClick={printIt}>
            <Printer aria-hidden="true" size={18} />
            Print
          </Button>
        )}
      </div>
      {isOpened && (
        <Button type="button" $look="plain" onClick={copyText}>
          Nothing opened? Copy the text
        </Button>
      )}
      {chats.length > 1 && <WhatsAppParts links={chats} onPrepared={() => onPrepared('whatsapp')} />}
      <LiveMessage>{message}</LiveMessage>
      {isRefused && <TextToCopy label="Your enquiry as text" text={text} />}
    </Ways>
  );
}

const Ways = styled.section`
  padding-top: ${space(3)};
  border-top: 1px solid ${color.line};

  h2 {
    margin-bottom: ${space(2)};
    font-size: ${size.h3};
  }

  > div:first-of-type {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)};
    margin-bottom: ${space(2)};
  }
`;
