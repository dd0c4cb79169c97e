/** Fields of the contact form (§3). */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

/** Subject → its label. */
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

/** Simulates sending a message: resolves after a delay, and nothing leaves the browser (§7). */
export function sendMessage(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, SEND_DELAY_MS));
}
