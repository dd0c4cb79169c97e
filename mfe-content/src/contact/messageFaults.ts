import type { ContactMessage } from './sendMessage';

/** What is said of a field that is left empty (§5: all four are required). */
const WANTED: ContactMessage = {
  name: 'Please tell us your name',
  email: 'Please tell us where to reply',
  subject: 'Please choose a subject',
  message: 'Please write your message',
};
/** What an address has at the least: a name, an at sign, a house with a dot in it, and no blanks. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const NOT_AN_EMAIL = 'Please check the email address: it should look like name@company.example';

export type MessageFaults = Partial<Record<keyof ContactMessage, string | undefined>>;

/** What keeps a message from being sent (§5), by field. */
export function messageFaults(message: ContactMessage): MessageFaults {
  const fields = Object.keys(WANTED) as (keyof ContactMessage)[];
  const empty = fields.filter((name) => message[name].trim() === '');
  return {
    ...(!EMAIL.test(message.email.trim()) && { email: NOT_AN_EMAIL }),
    ...Object.fromEntries(empty.map((name) => [name, WANTED[name]])),
  };
}
