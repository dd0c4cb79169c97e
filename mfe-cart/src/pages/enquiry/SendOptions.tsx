import { useCopying } from '@tanabana/runtime/hooks/useCopying';
import { Button, ButtonAnchor } from '@tanabana/runtime/kit/Button';
import { LiveMessage } from '@tanabana/runtime/kit/LiveMessage';
import { Small } from '@tanabana/runtime/kit/Page';
import { type Letter, letterText } from '@tanabana/runtime/mail/mailLink';
import type { Settings } from '@tanabana/runtime/settings/settings';
import { row } from '@tanabana/runtime/theme/layout';
import { color, size, space } from '@tanabana/runtime/theme/tokens';
import { Copy, MessageCircle, Printer } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { TextToCopy } from '../../components/TextToCopy';
import type { Channel } from '../../enquiry/enquiryStore';
import { whatsAppLinks } from '../../enquiry/whatsAppLinks';
import { canPrint } from './PrintedEnquiry';

interface SendOptionsProps {
  readonly letter: Letter;
  readonly settings: Settings;
  /** Whether a mail or chat link was opened. The browser does not report whether a program handled the link. */
  readonly isOpened: boolean;
  readonly onPrepared: (channel: Channel) => void;
  readonly children: ReactNode;
}

/** Channels for visitors who have no mail program: WhatsApp, copied text and print. */
export function SendOptions({
  letter,
  settings: { contact },
  isOpened,
  onPrepared,
  children,
}: SendOptionsProps) {
  const { message, isRefused, copy } = useCopying();
  const text = letterText(letter);
  const chats = whatsAppLinks(contact.whatsApp, text);
  const chatTitle = useId();
  const copyText = async () => {
    if (await copy(text, 'Text copied')) onPrepared('copy');
  };
  const printIt = () => {
    window.print();
    onPrepared('print');
  };
  const chatLink = (href: string | undefined, label: string) => (
    <ButtonAnchor
      $look="quiet"
      href={href}
      target="_blank"
      rel="noreferrer"
      onClick={() => onPrepared('whatsapp')}
    >
      <MessageCircle aria-hidden="true" size={18} />
      <span>{label}</span>
    </ButtonAnchor>
  );
  return (
    <Ways>
      <h2>Other ways to send it</h2>
      <Buttons>
        <Button type="button" $look="quiet" onClick={copyText}>
          <Copy aria-hidden="true" size={18} />
          Copy text
        </Button>
        {chats.length === 1 && chatLink(chats[0], 'WhatsApp')}
        {canPrint() && (
          <Button type="button" $look="quiet" onClick={printIt}>
            <Printer aria-hidden="true" size={18} />
            Print
          </Button>
        )}
        {children}
      </Buttons>
      {isOpened && (
        <Button type="button" $look="plain" onClick={copyText}>
          Nothing opened? Copy the text
        </Button>
      )}
      {chats.length > 1 && (
        <Parts>
          <h3 id={chatTitle}>WhatsApp</h3>
          <Small>{`Your enquiry is too long for one WhatsApp message. Send these ${chats.length} parts one after the other, or copy the text and paste it.`}</Small>
          <ol aria-labelledby={chatTitle}>
            {chats.map((chat, index) => (
              <li key={index}>{chatLink(chat, `Part ${index + 1} of ${chats.length}`)}</li>
            ))}
          </ol>
        </Parts>
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
`;

const Buttons = styled.div`
  ${row(1)}
  margin-bottom: ${space(2)};
`;

const Parts = styled.div`
  margin: ${space(3)} 0 ${space(2)};

  h3 {
    margin-bottom: 4px;
    font-size: 1rem;
  }

  p {
    margin-bottom: ${space(2)};
  }

  ol {
    ${row(1)}
  }
`;
