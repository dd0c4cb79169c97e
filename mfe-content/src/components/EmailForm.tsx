import { sendMessage, SUBSCRIPTIONS_PATH } from '@tanabana/contract/messages/sendMessage';
import type { Settings } from '@tanabana/contract/settings/settings';
import { mailLink } from '@tanabana/shop/mail/mailLink';
import { Button, ButtonAnchor } from '@tanabana/ui/kit/Button';
import { TextField } from '@tanabana/ui/kit/Field';
import { LiveMessage } from '@tanabana/ui/kit/LiveMessage';
import { row, stack } from '@tanabana/ui/theme/layout';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';

interface EmailFormProps {
  /** What the visitor wants to read about, as in `Millet Foods`. */
  readonly topic: string;
  readonly action: string;
  readonly thanks: string;
  readonly settings: Settings;
}

interface Result {
  readonly email: string;
  readonly outcome: 'sending' | 'received' | 'prepared' | 'failed';
}

/**
 * Submitting displays a confirmation (§4, §5). If the shop has a webhook, the address is sent first. If not, or if that
 * fails, the form prepares a mail for the visitor to send.
 */
export function EmailForm({ topic, action, thanks, settings }: EmailFormProps) {
  const [result, setResult] = useState<Result>();
  const outcome = result?.outcome;
  const submit = async (form: HTMLFormElement) => {
    const email = new FormData(form).get('email') as string;
    if (settings.newsletterWebhook) {
      setResult({ email, outcome: 'sending' });
      const isReceived = await sendMessage(SUBSCRIPTIONS_PATH, { email, topic });
      setResult({ email, outcome: isReceived ? 'received' : 'failed' });
      if (!isReceived) return;
    } else setResult({ email, outcome: 'prepared' });
    form.reset();
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (outcome !== 'sending') void submit(event.currentTarget);
      }}
    >
      <Email>
        <TextField
          label="Email Address"
          type="email"
          name="email"
          autoComplete="email"
          placeholder="you@company.example"
          required
          onChange={() => setResult(undefined)}
        />
      </Email>
      <Button type="submit" aria-disabled={outcome === 'sending'}>
        {action}
      </Button>
      <Outcome>
        <LiveMessage>{(outcome === 'received' || outcome === 'prepared') && thanks}</LiveMessage>
        <LiveMessage tone="problem">
          {outcome === 'failed' && 'We could not receive your address. Please send it to us by email.'}
        </LiveMessage>
        {outcome === 'prepared' && <p>One step left: send us the email that we have prepared.</p>}
        {(outcome === 'prepared' || outcome === 'failed') && (
          <ButtonAnchor href={linkOf(result?.email ?? '', topic, settings)}>
            <Mail aria-hidden="true" size={18} />
            Open as email
          </ButtonAnchor>
        )}
      </Outcome>
    </Form>
  );
}

function linkOf(email: string, topic: string, { contact, brand }: Settings): string {
  const body = `Please write to me about ${topic}:\n${email}`;
  return mailLink(contact.email, { subject: `${topic} - ${brand}`, body });
}

const Form = styled.form`
  ${row(2)}
  align-items: end;
  max-width: 520px;
`;

const Email = styled.div`
  flex: 1 1 256px;
`;

const Outcome = styled.div`
  ${stack(2)}
  flex-basis: 100%;
`;
