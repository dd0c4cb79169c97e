import { randomBytes } from 'node:crypto';
import { chown, stat } from 'node:fs/promises';
import type { ReleaseSettings } from '@tanabana/contract/settings/settings';
import { FolderObjects } from '../stores/folderObjects';

const NAME = 'release-secret';

const MIN_SECRET_LENGTH = 32;

type Environment = Readonly<Record<string, string | undefined>>;

function secretOf(env: Environment, name: string): string | undefined {
  const secret = env[name];
  if (secret === undefined || secret.length >= MIN_SECRET_LENGTH) return secret;
  throw new Error(`TB-CONFIG-007: ${name} needs at least ${MIN_SECRET_LENGTH} characters.`);
}

/** Without `PREVIEW_SECRET`, preview links are signed with the release secret. */
export function previewSecret(env: Environment): string | undefined {
  return secretOf(env, 'PREVIEW_SECRET');
}

/** Key that signs messages for webhooks. Receivers have it too, so no other secret replaces it. */
export function webhookSecret(env: Environment): string | undefined {
  return secretOf(env, 'WEBHOOK_SECRET');
}

/** Whether a release has a webhook, whose messages servers deliver only with a key. */
export function needsWebhookSecret({ enquiryWebhook, newsletterWebhook }: ReleaseSettings): boolean {
  return (enquiryWebhook ?? newsletterWebhook) !== undefined;
}

export const WEBHOOK_REMINDER =
  'The release has a webhook, and servers deliver its messages only with WEBHOOK_SECRET. Without it, visitors are asked to send their message by mail.';

/**
 * Returns the key that signs forms of the release board and tokens of canary visitors: `RELEASE_SECRET`, which all
 * servers share. If the variable is not set, the first call generates a key and stores it in the data folder.
 */
export async function releaseSecret(data: string, env: Environment): Promise<string> {
  const secret = secretOf(env, 'RELEASE_SECRET');
  if (secret !== undefined) return secret;
  const folder = new FolderObjects(data, 0o600);
  const isCreated = await folder.create(NAME, randomBytes(MIN_SECRET_LENGTH).toString('hex'));
  // The server, which owns the folder, must read a secret that a command of root creates.
  if (isCreated && process.getuid?.() === 0) {
    const { uid, gid } = await stat(data);
    await chown(folder.fileOf(NAME), uid, gid);
  }
  return String(await folder.read(NAME));
}
