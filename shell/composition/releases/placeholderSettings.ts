import type { Settings } from '@tanabana/runtime/settings/settings';

/** Values of the default settings, which reach nobody: reserved domains (RFC 2606) and numbers of zeros. */
const PLACEHOLDER = /\.example\b|\+91 0{5}/;

/** Hosts at which only this machine or nobody reads a shop. */
const LOCAL_HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\]|.*\.example)$/;

/**
 * Names the settings that shoppers would write to or call in vain, as in `contact.phone`. A release in a folder of this
 * machine with a local address may have them.
 */
export function placeholderSettings(
  { origin, contact, social }: Settings,
  { RELEASES_BUCKET }: Readonly<Record<string, string | undefined>>,
): string[] {
  if (!RELEASES_BUCKET && LOCAL_HOST.test(new URL(origin).hostname)) return [];
  const values = Object.entries({ contact, social }).flatMap(([group, fields]) =>
    Object.entries(fields).map(([field, value]) => [`${group}.${field}`, String(value)] as const),
  );
  return [['origin', origin] as const, ...values]
    .filter(([, value]) => PLACEHOLDER.test(value))
    .map(([name]) => name);
}

/** A sentence about such settings. @param names at least one */
export function placeholdersInWords(names: readonly string[]): string {
  return `These settings are placeholders: ${names.join(', ')}. Compose a release with SETTINGS that name your own.`;
}
