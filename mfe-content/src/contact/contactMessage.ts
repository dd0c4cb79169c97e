export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

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

/** Error message of each empty field (§5). */
const EMPTY_MESSAGES: ContactMessage = {
  name: 'Please tell us your name',
  email: 'Please tell us where to reply',
  subject: 'Please choose a subject',
  message: 'Please write your message',
};
/** A name, an at sign and a host with a dot, without spaces. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const NOT_AN_EMAIL = 'Please check the email address: it should look like name@company.example';

export type MessageFaults = Partial<Record<keyof ContactMessage, string | undefined>>;

/** Returns the errors that prevent sending (§5), by field. */
export function messageFaults(message: ContactMessage): MessageFaults {
  const fields = Object.keys(EMPTY_MESSAGES) as (keyof ContactMessage)[];
  const empty = fields.filter((name) => message[name].trim() === '');
  return {
    ...(!EMAIL.test(message.email.trim()) && { email: NOT_AN_EMAIL }),
    ...Object.fromEntries(empty.map((name) => [name, EMPTY_MESSAGES[name]])),
  };
}
