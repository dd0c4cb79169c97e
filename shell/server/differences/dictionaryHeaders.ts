import acceptNegotiator from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The content coding of a difference: a frame of zstd that was made with a dictionary (RFC 9842). */
const DIFFERENCE = 'dcz';

/** `Vary` of every answer that may come as a difference. */
export const BY_DICTIONARY = 'accept-encoding, available-dictionary';

/** A SHA-256, as structured fields write bytes. */
const HASH = /^:([A-Za-z0-9+/]{43}=):$/;

/** A string of structured fields, without what would need an escape, as far as ids of ours may be long. */
const ID = /^"([\w./@!~-]{1,1024})"$/;

/** What asks for a part of a file, or whether it has changed. */
const OTHER_QUESTIONS = ['range', 'if-none-match', 'if-modified-since'];

/** A dictionary as its owner names it: nothing of it is to be trusted. */
export interface NamedDictionary {
  /** What the server called it when it gave it away. */
  readonly id: string;
  /** Its SHA-256, in base64. */
  readonly hash: string;
}

/**
 * The header with which a browser takes an answer for the dictionary of its successors.
 * @param answer URL pattern of the addresses of the successors, and the id that comes back with requests for these
 */
export function useAsDictionary({ match, id }: { readonly match: string; readonly id: string }): string {
  return `match="${match}", id="${id}"`;
}

/** The dictionary that a caller has for a whole answer; nothing when it has none, or takes no differences. */
export function availableDictionary({ headers }: FastifyRequest): NamedDictionary | undefined {
  const [, hash] = HASH.exec(String(headers['available-dictionary'])) ?? [];
  const [, id] = ID.exec(String(headers['dictionary-id'])) ?? [];
  if (hash === undefined || id === undefined) return undefined;
  if (OTHER_QUESTIONS.some((name) => headers[name] !== undefined)) return undefined;
  const accepted = headers['accept-encoding']?.toLowerCase() ?? '';
  return acceptNegotiator.negotiate(accepted, [DIFFERENCE]) === DIFFERENCE ? { id, hash } : undefined;
}

/** Sends a difference. */
export function sendDifference(reply: FastifyReply, difference: Buffer): FastifyReply {
  return reply.header('content-encoding', DIFFERENCE).send(difference);
}
