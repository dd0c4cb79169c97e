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
import { WhatsAppParts } from './WhatsAppParts';

interface SendOptionsProps {
  readonly letter: Letter;
  readonly settings: Settings;
  /** Called when the enquiry leaves the page by the visitor's hand. */
  readonly onSent: (way: Way) => void;
}

/** Ways to send the enquiry without a mail program: as text, by WhatsApp, on paper. */
export function SendOptions({ letter, settings: { contact }, onSent }: SendOptionsProps) {
  const { message, isRefused, copy } = useCopying();
  const text = letterText(letter);
  const chats = whatsAppLinks(contact.whatsApp, text);
  const copyText = async () => {
    if (await copy(text, 'Text copied')) onSent('copy');
  };
  const printIt = () => {
    window.print();
    onSent('print');
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
            onClick={() => onSent('whatsapp')}
          >
            <MessageCircle aria-hidden="true" size={18} />
            WhatsApp
          </ButtonAnchor>
        )}
        <Button type="button" $look="quiet" onClick={printIt}>
          <Printer aria-hidden="true" size={18} />
          Print
        </Button>
      </div>
      {chats.length > 1 && <WhatsAppParts links={chats} onSent={() => onSent('whatsapp')} />}
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
