import type { Letter } from '@tanabana/shop/mail/mailLink';
import { plainLine, plainText } from '@tanabana/shop/mail/plainText';
import { visibleText } from '@tanabana/shop/text/visibleText';
import * as v from 'valibot';
import { type AskedProduct, nameWithSku } from './askedProduct';

export const SUBJECTS = {
  general: 'General question',
  order: 'An order',
  custom: 'Custom order',
  artisan: 'Artisan partnership',
  wholesale: 'Wholesale',
  technical: 'A problem with the site',
} as const;

const SEND_DELAY_MS = 2000;

/** Simulates sending: resolves after a delay and sends nothing (§7). */
export function sendMessage(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, SEND_DELAY_MS));
}

const filled = (message: string) =>
  v.pipe(v.string(), v.transform(visibleText), v.trim(), v.nonEmpty(message));

/** Matches an address with one at sign, a host with a dot, and no space. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export const messageSchema = v.object({
  name: filled('Please tell us your name'),
  email: v.pipe(
    filled('Please tell us where to reply'),
    v.regex(EMAIL, 'Please check the email address: it should look like name@company.example'),
  ),
  subject: v.picklist(Object.keys(SUBJECTS) as (keyof typeof SUBJECTS)[], 'Please choose a subject'),
  message: filled('Please write your message'),
});

export type ContactMessage = v.InferOutput<typeof messageSchema>;

export type MessageFaults = Partial<Record<keyof ContactMessage, string | undefined>>;

/** Returns the errors that prevent sending (§5), by field. */
export function messageFaults(entries: unknown): MessageFaults {
  const { issues = [] } = v.safeParse(messageSchema, entries, { abortPipeEarly: true });
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
}

interface ContactLetter {
  readonly message: ContactMessage;
  readonly product: AskedProduct | undefined;
  readonly brand: string;
}

export function contactLetter({ message, product, brand }: ContactLetter): Letter {
  const { name, email, subject, message: text } = message;
  const about = product && nameWithSku(product);
  const paragraphs = [
    about && `About: ${about}`,
    plainText(text).trim(),
    `${plainLine(name)}\n${plainLine(email)}`,
  ];
  return {
    subject: `${SUBJECTS[subject]}${about ? `: ${about}` : ''} - ${brand}`,
    body: paragraphs.filter(Boolean).join('\n\n'),
  };
}
