/** What the contact form holds (§3). */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

/** Subject → what the visitor reads. */
export const SUBJECTS = {
  general: 'General question',
  order: 'An order',
  custom: 'Custom order',
  artisan: 'Artisan partnership',
  wholesale: 'Wholesale',
  technical: 'Trouble with the site',
} as const;

/** How long sending takes, in milliseconds (§9). */
const SEND_DELAY_MS = 2000;

/** Stands for sending a message: takes its time, and nothing leaves the browser (§7). */
export function sendMessage(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, SEND_DELAY_MS));
}
