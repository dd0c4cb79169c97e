import { Button } from '@tanabana/ui/kit/Button';
import { SelectField, TextArea, TextField } from '@tanabana/ui/kit/Field';
import { LiveMessage } from '@tanabana/ui/kit/LiveMessage';
import { Small } from '@tanabana/ui/kit/Page';
import type { Letter } from '@tanabana/shop/mail/mailLink';
import { grid, row } from '@tanabana/ui/theme/layout';
import { color, space } from '@tanabana/ui/theme/tokens';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import * as v from 'valibot';
import type { AskedProduct } from '../../contact/askedProduct';
import {
  contactLetter,
  messageFaults,
  messageSchema,
  sendMessage,
  SUBJECTS,
  type ContactMessage,
  type MessageFaults,
} from '../../contact/contactMessage';
import { PreparedMail } from './PreparedMail';

interface ContactFormProps {
  readonly email: string;
  readonly brand: string;
  readonly product: AskedProduct | undefined;
  /** Subject to preselect, if the form offers it. */
  readonly subject: string;
}

/**
 * Submitting creates a mail that the visitor can send, displays the mail below the form, and clears the fields (§4).
 */
export function ContactForm({ email, brand, product, subject }: ContactFormProps) {
  const [faults, setFaults] = useState<MessageFaults>({});
  const [isSending, setSending] = useState(false);
  const [letter, setLetter] = useState<Letter>();

  const send = async (form: HTMLFormElement) => {
    const entries = Object.fromEntries(new FormData(form));
    const found = messageFaults(entries);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) {
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setSending(true);
    await sendMessage();
    // Keeps what the visitor has typed since.
    if (JSON.stringify(Object.fromEntries(new FormData(form))) === JSON.stringify(entries)) form.reset();
    setSending(false);
    setLetter(contactLetter({ message: v.parse(messageSchema, entries), product, brand }));
  };
  const field = (name: keyof ContactMessage) => ({
    name,
    required: true,
    error: faults[name],
    onInput: () => setFaults((present) => ({ ...present, [name]: undefined })),
  });

  return (
    <Form
      noValidate
      aria-label="Write to us"
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      {product && (
        <Note>
          <span>
            <span>Your message is about </span>
            <strong>{product.name}</strong>
            {product.sku && <span>{`, SKU ${product.sku}`}</span>}
          </span>
          <Link
            to="/contact"
            preventScrollReset
            replace
            aria-label={`Remove ${product.name} from the message`}
          >
            Remove
          </Link>
        </Note>
      )}
      <TextField label="Name" autoComplete="name" {...field('name')} />
      <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      <SelectField
        label="Subject"
        defaultValue={Object.hasOwn(SUBJECTS, subject) ? subject : ''}
        {...field('subject')}
      >
        <option value="">Choose a subject</option>
        {Object.entries(SUBJECTS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextArea label="Message" rows={8} {...field('message')} />
      <Button type="submit" disabled={isSending}>
        {isSending ? 'Sending...' : 'Send Message'}
      </Button>
      <Small>
        We prepare your message as an email to <a href={`mailto:${email}`}>{email}</a>, for you to send.
      </Small>
      <LiveMessage>{letter && !isSending && 'One step left: send it from your mail program.'}</LiveMessage>
      {letter && <PreparedMail letter={letter} email={email} />}
    </Form>
  );
}

const Form = styled.form`
  ${grid({ gap: 3 })}

  > button {
    justify-self: start;
  }
`;

const Note = styled.p`
  ${row([0, 2])}
  justify-content: space-between;
  padding: ${space(1)} ${space(2)};
  border-left: 3px solid ${color.brass};
  background: ${color.sand};
  overflow-wrap: anywhere;

  a {
    padding: ${space(1)} 0;
    color: ${color.madder};
  }
`;
