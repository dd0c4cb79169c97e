import { useTransientMessage } from '@tanabana/runtime/hooks/useTransientMessage';
import { Button, ButtonAnchor } from '@tanabana/runtime/kit/Button';
import { TextArea } from '@tanabana/runtime/kit/Field';
import { LiveMessage } from '@tanabana/runtime/kit/LiveMessage';
import type { Settings } from '@tanabana/runtime/settings/settings';
import { color, size, space } from '@tanabana/runtime/theme/tokens';
import { Copy, MessageCircle, Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type EnquiryLetter, letterText } from '../../enquiry/enquiryLetter';
import { whatsAppLinks } from '../../enquiry/whatsAppLinks';
import { WhatsAppParts } from './WhatsAppParts';

/** How long a message is shown, in milliseconds (§9). */
const COPIED_MESSAGE_DURATION_MS = 3_000;

interface SendOptionsProps {
  readonly letter: EnquiryLetter;
  readonly settings: Settings;
}

/** Ways to send the enquiry without a mail program: as text, by WhatsApp, on paper. */
export function SendOptions({ letter, settings: { contact } }: SendOptionsProps) {
  const [isRefused, setRefused] = useState(false);
  const [message, showMessage] = useTransientMessage(COPIED_MESSAGE_DURATION_MS);
  const text = letterText(letter);
  const chats = whatsAppLinks(contact.whatsApp, text);
  const copyText = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setRefused(false);
      showMessage('Text copied');
    } catch {
      setRefused(true);
    }
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
          <ButtonAnchor $look="quiet" href={chats[0]} target="_blank" rel="noreferrer">
            <MessageCircle aria-hidden="true" size={18} />
            WhatsApp
          </ButtonAnchor>
        )}
        <Button type="button" $look="quiet" onClick={() => window.print()}>
          <Printer aria-hidden="true" size={18} />
          Print
        </Button>
      </div>
      {chats.length > 1 && <WhatsAppParts links={chats} />}
      <LiveMessage>{message}</LiveMessage>
      {isRefused && <TextToCopy text={text} />}
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

/** The enquiry as selected text, for browsers that do not let the page copy it. */
function TextToCopy({ text }: { readonly text: string }) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    area.current?.focus();
    area.current?.select();
  }, []);
  return (
    <TextArea
      label="Your enquiry as text"
      help="Your browser does not let us copy it. It is selected: copy it with Ctrl+C or ⌘C."
      readOnly
      value={text}
      ref={area}
    />
  );
}
