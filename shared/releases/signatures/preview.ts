import { readSigned, sign } from './signed';

export interface Preview {
  readonly release: string;
  /** A remote that the browser loads from a dev server on the same computer. */
  readonly override?: { readonly remote: string; readonly port: number };
}

const PREVIEW = /^([0-9a-z-]+)(?:~([a-z]+)~(\d{1,5}))?$/;

/** @param until end of the validity, in milliseconds since 1970 */
export function signPreview(secret: string, { release, override }: Preview, until: number): string {
  const id = override ? `${release}~${override.remote}~${override.port}` : release;
  return sign(secret, 'preview', id, until);
}

/**
 * Reads a token from the `preview` parameter of a link or from the preview cookie.
 * @returns undefined when the token is invalid
 */
export function readPreview(secret: string, token: string, now: number): Preview | undefined {
  const signed = readSigned(secret, 'preview', token, now);
  const [, release, remote, port] = PREVIEW.exec(typeof signed === 'object' ? signed.id : '') ?? [];
  if (release === undefined) return undefined;
  return { release, ...(remote !== undefined && { override: { remote, port: Number(port) } }) };
}
