import { useCopying } from '@tanabana/ui/hooks/useCopying';
import { Button, ButtonAnchor, ButtonRow } from '@tanabana/ui/kit/Button';
import { TextArea } from '@tanabana/ui/kit/Field';
import { LiveMessage } from '@tanabana/ui/kit/LiveMessage';
import { type Letter, letterText, mailLink, mayBeCut } from '@tanabana/shop/mail/mailLink';
import { grid } from '@tanabana/ui/theme/layout';
import { Copy, Mail } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';

/** Displays the prepared message as a link that opens a mail program, and as text to copy. */
export function PreparedMail({ letter, email }: { readonly letter: Letter; readonly email: string }) {
  const { message, isRefused, copy } = useCopying();
  const area = useRef<HTMLTextAreaElement>(null);
  const link = mailLink(email, letter);
  const text = letterText(letter);
  const copyText = async () => {
    if (await copy(text, 'Message copied')) return;
    area.current?.focus();
    area.current?.select();
  };
  return (
    <Sheet>
      <ButtonRow>
        <ButtonAnchor href={link}>
          <Mail aria-hidden="true" size={18} />
          Open as email
        </ButtonAnchor>
        <Button type="button" $look="quiet" onClick={copyText}>
          <Copy aria-hidden="true" size={18} />
          Copy
        </Button>
      </ButtonRow>
      {mayBeCut(link) && (
        <p>{`Your message is long, and some mail programs would cut it short. Copy it and paste it into an email to ${email}.`}</p>
      )}
      <LiveMessage>{message}</LiveMessage>
      <TextArea
        label="Your email"
        rows={8}
        readOnly
        value={text}
        ref={area}
        help={isRefused && 'We could not copy it for you. The text is selected: press Ctrl+C or ⌘C.'}
      />
    </Sheet>
  );
}

const Sheet = styled.div`
  ${grid({ gap: 2 })}
`;
