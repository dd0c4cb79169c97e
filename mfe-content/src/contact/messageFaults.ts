import type { ContactMessage } from './sendMessage';

/** Error message of each empty field (§5: all four are required). */
const WANTED: ContactMessage = {
  name: 'Please tell us your name',
  email: 'Please tell us where to reply',
  subject: 'Please choose a subject',
  message: 'Please write your message',
};
/** The least that an email address needs: a name, an at sign and a host with a dot, without spaces. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const NOT_AN_EMAIL = 'Please check the email address: it should look like name@company.example';

export type MessageFaults = Partial<Record<keyof ContactMessage, string | undefined>>;

/** Returns the faults that prevent sending a message (§5), by field. */
export function messageFaults(message: ContactMessage): MessageFaults {
  const fields = Object.keys(WANTED) as (keyof ContactMessage)[];
  const empty = fields.filter((name) => message[name].trim() === '');
  return {
    ...(!EMAIL.test(message.email.trim()) && { email: NOT_AN_EMAIL }),
    ...Object.fromEntries(empty.map((name) => [name, WANTED[name]])),
  };
}
