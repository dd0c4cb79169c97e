import { space } from '@tanabana/shared/theme/tokens';
import { Button } from '@tanabana/shared/ui/Button';
import { SelectField, TextArea, TextField } from '@tanabana/shared/ui/Field';
import { LiveMessage } from '@tanabana/shared/ui/LiveMessage';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { sendMessage, SUBJECTS, type ContactMessage } from '../../contact/sendMessage';

const EMPTY: ContactMessage = { name: '', email: '', subject: '', message: '' };
const isWritten = (text: string) => text.trim().length > 0;

/** The contact form; all four fields are required (§5). */
export function ContactForm() {
  const [isSent, setSent] = useState(false);
  const { register, handleSubmit, reset, formState } = useForm<ContactMessage>({ defaultValues: EMPTY });
  const { errors, isSubmitting } = formState;

  const send = handleSubmit(async () => {
    setSent(false);
    await sendMessage();
    reset();
    setSent(true);
  });
  const field = (name: keyof ContactMessage, wanted: string) => ({
    ...register(name, { validate: (text) => isWritten(text) || wanted }),
    required: true,
    error: errors[name]?.message,
  });

  return (
    <Form noValidate aria-label="Write to us" onSubmit={(event) => void send(event)}>
      <LiveMessage>
        {isSent && 'Thank you. Your message has been sent; we reply within 24 hours.'}
      </LiveMessage>
      <TextField label="Name" autoComplete="name" {...field('name', 'Please tell us your name')} />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        {...field('email', 'Please tell us where to reply')}
      />
      <SelectField label="Subject" {...field('subject', 'Please choose a subject')}>
        <option value="">Choose a subject</option>
        {Object.entries(SUBJECTS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextArea label="Message" rows={8} {...field('message', 'Please write your message')} />
      <Button type="submit" disabled={isSubmitting}>
        {isSubmitting ? 'Sending...' : 'Send Message'}
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
