import type { ReleaseSettings } from '@tanabana/contract/settings/settings';

/** Matches placeholder values: reserved domains (RFC 2606) and telephone numbers that consist of zeros. */
const PLACEHOLDER = /\.example\b|\+91 0{5}/;

const LOCAL_HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\]|.*\.example)$/;

/**
 * Lists the settings with placeholder values, as in `contact.phone`. Returns an empty list for a local shop, which may
 * have such values.
 */
export function placeholderSettings(
  { origin, contact, social }: ReleaseSettings,
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

export function placeholdersInWords(names: readonly string[]): string {
  return `These settings are placeholders: ${names.join(', ')}. Compose a release with SETTINGS that name your own.`;
}
