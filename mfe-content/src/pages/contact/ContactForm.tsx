import { space } from '@tanabana/runtime/theme/tokens';
import { Button } from '@tanabana/runtime/kit/Button';
import { SelectField, TextArea, TextField } from '@tanabana/runtime/kit/Field';
import { LiveMessage } from '@tanabana/runtime/kit/LiveMessage';
import { useState } from 'react';
import { styled } from 'styled-components';
import { DemonstrationNote } from '../../components/DemonstrationNote';
import { messageFaults, type MessageFaults } from '../../contact/contactMessage';
import { sendMessage, SUBJECTS, type ContactMessage } from '../../contact/contactMessage';

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
  /** The shop's email address. */
  readonly email: string;
}

/** The contact form (§2.14). */
export function ContactForm({ email }: ContactFormProps) {
  const [faults, setFaults] = useState<MessageFaults>({});
  const [stage, setStage] = useState<'writing' | 'sending' | 'sent'>('writing');

  const send = async (form: HTMLFormElement) => {
    const found = messageFaults(writtenIn(form));
    setFaults(found);
    const [first] = FIELDS.filter((name) => found[name]);
    if (first) {
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setStage('sending');
    await sendMessage();
    form.reset();
    setStage('sent');
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
      <Button type="submit" disabled={stage === 'sending'}>
        {stage === 'sending' ? 'Sending...' : 'Send Message'}
      </Button>
      <DemonstrationNote>
        it sends nothing yet. Write to <a href={`mailto:${email}`}>{email}</a>, and we reply within 24 hours.
      </DemonstrationNote>
      <LiveMessage>
        {stage === 'sent' && `Thank you. Your message is complete; to have a reply, write to ${email}.`}
      </LiveMessage>
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
