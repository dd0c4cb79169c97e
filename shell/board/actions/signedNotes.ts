import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** How long what the board signs is good for, in milliseconds. */
const NOTE_TTL_MS = 3_600_000;

/** Signs what the board hands out, so that it knows it again; every server with the same token does. */
export interface SignedNotes {
  /** @param said what is signed; each part counts by itself */
  readonly sign: (...said: readonly string[]) => string;
  /** Whether the same was signed, not long ago. */
  readonly isOurs: (signed: string, ...said: readonly string[]) => boolean;
}

/**
 * @param token of the board, from which the key is derived
 * @param now in milliseconds since 1970
 */
export function signedNotes(token: string, now: () => number): SignedNotes {
  const key = Buffer.from(hkdfSync('sha256', token, '', 'forms of the board', 32));
  const macOf = (until: string, said: readonly string[]) =>
    createHmac('sha256', key)
      .update(JSON.stringify([until, ...said]))
      .digest('base64url');
  return {
    sign: (...said) => {
      const until = (now() + NOTE_TTL_MS).toString(36);
      return `${until}.${macOf(until, said)}`;
    },
    isOurs: (signed, ...said) => {
      const [until = '', mac = ''] = signed.split('.');
      const expected = Buffer.from(macOf(until, said));
      const given = Buffer.from(mac);
      return (
        expected.length === given.length &&
        timingSafeEqual(expected, given) &&
        Number.parseInt(until, 36) > now()
      );
    },
  };
}
