import { recordedName } from '@tanabana/build/publish/actor';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { readSigned, sign } from '../composition/signing/signed';
import { readCredentials } from '../http/readCredentials';
import { BoardRefusal } from './boardRefusal';

/** Lifetime of forms and of proofs of verifications, in milliseconds. */
const TTL_MS = 3_600_000;

/** Maximum length of a reason, in characters. */
export const MAX_REASON = 500;

/** Actions of the board that forms are sent to. */
export type ActionName = 'compose' | 'verify' | 'promote' | 'canary' | 'end-canary' | 'rollback';

/** The user of the board. */
export interface Person {
  /** Part of form tokens, so that they are bound to the person. */
  readonly id: string;
  /** Name for the history; `undefined` with a bearer token: then the environment of the server names the actor. */
  readonly name: string | undefined;
  readonly mayAct: boolean;
}

interface Signing {
  readonly secret: string;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
const inOneLine = (reason: string) => reason.replace(/[\p{Cc}\s]+/gu, ' ').trim();

/** Fields of the forms and links of the board. */
export const fieldsSchema = v.object({
  token: v.optional(text(400), ''),
  /** Number of the current deployment when the form was rendered. */
  seen: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))),
  release: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-z-]{1,64}$/))),
  /** Signed proof that the release was verified. */
  proof: v.optional(text(400), ''),
  /** Share of a canary, in per cent. */
  share: v.optional(text(40), ''),
  /** Set when the person confirms a doubtful action. */
  force: v.optional(text(10), ''),
  reason: v.optional(v.pipe(v.string(), v.transform(inOneLine), v.maxLength(MAX_REASON)), ''),
  /** Versions of a proposal. */
  with: v.optional(text(8_000), ''),
});

type Fields = v.InferOutput<typeof fieldsSchema>;

/** The sender of a request that has passed the token gate. */
export function personOf({ headers }: Pick<FastifyRequest, 'headers'>): Person {
  const userName = readCredentials(headers.authorization)?.name;
  if (userName === undefined) return { id: 'bearer', name: undefined, mayAct: true };
  const name = recordedName(userName);
  return { id: `basic ${name}`, name: name || undefined, mayAct: name !== '' };
}

/** @throws {BoardRefusal} 401 for a person without a name, so that browsers ask for credentials again */
export function requireName(person: Person): void {
  if (person.mayAct) return;
  throw new BoardRefusal(401, 'Who are you?', [
    'Acting needs a name, for the history. Sign in with your name as user name, and the token as password.',
  ]);
}

/** Signs a form for an action and a person, for an hour. */
export function formToken({ secret, now }: Signing, action: ActionName, { id }: Person): string {
  return sign(secret, `form ${action} ${id}`, 'form', now() + TTL_MS);
}

/**
 * Validates and parses a form.
 * @throws {BoardRefusal} when it is forged, expired or malformed
 */
export function readForm(
  { secret, now }: Signing,
  request: FastifyRequest,
  action: ActionName,
): { readonly person: Person; readonly fields: Fields } {
  const person = personOf(request);
  requireName(person);
  if (!isSameOrigin(request)) {
    throw new BoardRefusal(403, 'Not from here', [
      'This form did not come from a page of the board. Nothing was changed.',
    ]);
  }
  const { success, output: fields } = v.safeParse(fieldsSchema, request.body);
  if (!success) {
    throw new BoardRefusal(400, 'Not understood', [
      'This form is not one of the board’s. Nothing was changed.',
    ]);
  }
  const signed = readSigned(secret, `form ${action} ${person.id}`, fields.token, now());
  if (typeof signed !== 'object') {
    throw new BoardRefusal(403, 'This form has expired', [
      'Forms of the board can be used for an hour, by the person who opened them. Nothing was changed.',
      'Open the board again, and send the form from there.',
    ]);
  }
  return { person, fields };
}

/** Signs a proof, valid for an hour, that a release was verified. @param pages number of rendered pages */
export function proofOf({ secret, now }: Signing, release: string, pages: number): string {
  return sign(secret, 'verified', `${release}~${pages}`, now() + TTL_MS);
}

/** The number of pages in a proof; `undefined` when the proof is invalid. */
export function provenPages({ secret, now }: Signing, release: string, proof: string): number | undefined {
  const signed = readSigned(secret, 'verified', proof, now());
  const [verified, pages] = typeof signed === 'object' ? signed.id.split('~') : [];
  return verified === release ? Number(pages) : undefined;
}

/**
 * Protects against CSRF: browsers send Basic credentials with forms of other sites too. Requests without `Origin` and
 * `Sec-Fetch-Site` are refused.
 */
function isSameOrigin({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin === undefined) return site === 'same-origin';
  if (site !== undefined && site !== 'same-origin') return false;
  return URL.canParse(origin) && new URL(origin).host === host;
}
