import { space } from '@tanabana/runtime/theme/tokens';
import { Button } from '@tanabana/runtime/kit/Button';
import { SelectField, TextArea, TextField } from '@tanabana/runtime/kit/Field';
import { LiveMessage } from '@tanabana/runtime/kit/LiveMessage';
import type { Letter } from '@tanabana/runtime/mail/mailLink';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Small } from '@tanabana/runtime/kit/Page';
import type { AskedProduct } from '../../contact/askedProduct';
import { contactLetter } from '../../contact/contactLetter';
import { messageFaults, type MessageFaults } from '../../contact/contactMessage';
import { sendMessage, SUBJECTS, type ContactMessage } from '../../contact/contactMessage';
import { AskedProductNote } from './AskedProductNote';
import { PreparedMail } from './PreparedMail';

const FIELDS = ['name', 'email', 'subject', 'message'] as const;

function writtenIn(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const text = (name: keyof ContactMessage) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { name: text('name'), email: text('email'), subject: text('subject'), message: text('message') };
}

interface ContactFormProps {
  readonly email: string;
  readonly brand: string;
  readonly product: AskedProduct | undefined;
}

/**
 * Contact form, cleared once the message counts as sent (§4). The message stays below as a mail that the visitor can
 * send.
 */
export function ContactForm({ email, brand, product }: ContactFormProps) {
  const [faults, setFaults] = useState<MessageFaults>({});
  const [isSending, setSending] = useState(false);
  const [letter, setLetter] = useState<Letter>();

  const send = async (form: HTMLFormElement) => {
    const message = writtenIn(form);
    const found = messageFaults(message);
    setFaults(found);
    const [first] = FIELDS.filter((name) => found[name]);
    if (first) {
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setSending(true);
    await sendMessage();
    form.reset();
    setSending(false);
    setLetter(contactLetter({ message, product, brand }));
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
      {product && <AskedProductNote product={product} />}
      <TextField label="Name" autoComplete="name" {...field('name')} />
      <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      <SelectField label="Subject" {...field('subject')}>
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
        We prepare your message as an email to <a href={`mailto:${email}`}>{email}</a>, for you to send. We
        reply within 24 hours.
      </Small>
      <LiveMessage>{letter && !isSending && 'One step left: send it from your mail program.'}</LiveMessage>
      {letter && <PreparedMail letter={letter} email={email} />}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space(3)};

  > button {
    justify-self: start;
  }
`;
