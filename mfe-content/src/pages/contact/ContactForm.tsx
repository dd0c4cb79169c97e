import { space } from '@tanabana/shared/theme/tokens';
import { Button } from '@tanabana/shared/ui/Button';
import { SelectField, TextArea, TextField } from '@tanabana/shared/ui/Field';
import { LiveMessage } from '@tanabana/shared/ui/LiveMessage';
import { useState } from 'react';
import { styled } from 'styled-components';
import { sendMessage, SUBJECTS, type ContactMessage } from '../../contact/sendMessage';

/** What is said of a field that is left empty (§5: all four are required). */
const WANTED: ContactMessage = {
  name: 'Please tell us your name',
  email: 'Please tell us where to reply',
  subject: 'Please choose a subject',
  message: 'Please write your message',
};
const isWritten = (value: FormDataEntryValue | null) => typeof value === 'string' && value.trim() !== '';
const FIELDS = Object.keys(WANTED) as (keyof ContactMessage)[];

/** The contact form (§2.14). */
export function ContactForm() {
  const [empty, setEmpty] = useState<readonly string[]>([]);
  const [stage, setStage] = useState<'writing' | 'sending' | 'sent'>('writing');

  const send = async (form: HTMLFormElement) => {
    const written = new FormData(form);
    const missing = FIELDS.filter((name) => !isWritten(written.get(name)));
    setEmpty(missing);
    if (missing[0]) {
      form.querySelector<HTMLElement>(`[name="${missing[0]}"]`)?.focus();
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
    error: empty.includes(name) ? WANTED[name] : undefined,
    onInput: () => setEmpty((names) => names.filter((one) => one !== name)),
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
      <LiveMessage>
        {stage === 'sent' && 'Thank you. Your message has been sent; we reply within 24 hours.'}
      </LiveMessage>
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
