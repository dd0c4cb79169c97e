import acceptNegotiator from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { textOf, zippedOnce } from '../../render/compressDocument';
import type { RenderedDocument } from '../../render/renderTask';

/** `Cache-Control` of files whose content never changes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Negotiates the content encoding; `undefined` when the client accepts neither. */
function preferredEncoding({ headers }: FastifyRequest): 'br' | 'gzip' | undefined {
  const accepted = headers['accept-encoding']?.toLowerCase() ?? '';
  const encoding = acceptNegotiator.negotiate(accepted, ['br', 'gzip']);
  return encoding === 'br' || encoding === 'gzip' ? encoding : undefined;
}

/** Sends a text that is stored compressed with Brotli, in the preferred encoding. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  stored: Pick<RenderedDocument, 'brotli'>,
): Promise<FastifyReply> {
  const encoding = preferredEncoding(request);
  if (encoding === undefined) return reply.send(await textOf(stored));
  reply.header('content-encoding', encoding);
  return reply.send(encoding === 'br' ? stored.brotli : await zippedOnce(stored));
}
