import { useCopying } from '@tanabana/ui/hooks/useCopying';
import { Button, ButtonAnchor } from '@tanabana/ui/kit/Button';
import { LiveMessage } from '@tanabana/ui/kit/LiveMessage';
import { type Letter, letterText } from '@tanabana/shop/mail/mailLink';
import type { Settings } from '@tanabana/contract/settings/settings';
import { color, size, space } from '@tanabana/ui/theme/tokens';
import { Copy, MessageCircle, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ButtonGrid } from './ButtonGrid';
import { TextToCopy } from './TextToCopy';
import type { Channel } from '../enquiry/enquiryStore';
import { whatsAppLink } from '../enquiry/whatsAppLink';
import { canPrint } from './PrintedEnquiry';

interface SendOptionsProps {
  readonly letter: Letter;
  /** Short message for a chat. */
  readonly message: string;
  readonly settings: Settings;
  /** Whether a mail or chat link was opened. The browser does not report whether a program handled the link. */
  readonly isOpened: boolean;
  readonly onPrepared: (channel: Channel) => void;
  readonly children: ReactNode;
}

/** Channels for visitors who have no mail program: WhatsApp, copied text and print. */
export function SendOptions({
  letter,
  message: chatText,
  settings: { contact },
  isOpened,
  onPrepared,
  children,
}: SendOptionsProps) {
  const { message, isRefused, copy } = useCopying();
  const text = letterText(letter);
  const chat = whatsAppLink(contact.whatsApp, chatText);
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
      <ButtonGrid>
        <Button type="button" $look="quiet" onClick={copyText}>
          <Copy aria-hidden="true" size={18} />
          Copy text
        </Button>
        {chat && (
          <ButtonAnchor
            $look="quiet"
            href={chat}
            target="_blank"
            rel="noreferrer"
            onClick={() => onPrepared('whatsapp')}
          >
            <MessageCircle aria-hidden="true" size={18} />
            WhatsApp
          </ButtonAnchor>
        )}
        {canPrint() && (
          <Button type="button" $look="quiet" onClick={printIt}>
            <Printer aria-hidden="true" size={18} />
            Print
          </Button>
        )}
        {children}
      </ButtonGrid>
      {isOpened && (
        <Button type="button" $look="plain" onClick={copyText}>
          Nothing opened? Copy the text
        </Button>
      )}
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

  ${ButtonGrid} {
    margin-bottom: ${space(2)};
  }
`;
