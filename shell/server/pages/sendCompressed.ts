import acceptNegotiator from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { textOf, zippedOnce } from '../../render/compressDocument';
import type { RenderedDocument } from '../../render/renderTask';

/** `Cache-Control` of what never changes under its address. */
export const FOR_GOOD = 'public, max-age=31536000, immutable';

/** The compressed form that a caller likes best; nothing when it takes none. */
export function preferredEncoding({ headers }: FastifyRequest): 'br' | 'gzip' | undefined {
  const accepted = headers['accept-encoding']?.toLowerCase() ?? '';
  const encoding = acceptNegotiator.negotiate(accepted, ['br', 'gzip']);
  return encoding === 'br' || encoding === 'gzip' ? encoding : undefined;
}

/** Sends a text that is kept compressed, in the form that the caller likes best. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  kept: Pick<RenderedDocument, 'brotli'>,
): Promise<FastifyReply> {
  const encoding = preferredEncoding(request);
  if (encoding === undefined) return reply.send(await textOf(kept));
  reply.header('content-encoding', encoding);
  return reply.send(encoding === 'br' ? kept.brotli : await zippedOnce(kept));
}
