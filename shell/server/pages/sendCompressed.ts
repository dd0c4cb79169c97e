import acceptNegotiator from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { textOf, zippedOnce } from '../../render/compressDocument';
import type { RenderedDocument } from '../../render/renderTask';

export const IMMUTABLE = 'public, max-age=31536000, immutable';

export async function sendCompressed(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  stored: Pick<RenderedDocument, 'brotli'>,
): Promise<FastifyReply> {
  const accepted = headers['accept-encoding']?.toLowerCase() ?? '';
  const encoding = acceptNegotiator.negotiate(accepted, ['br', 'gzip']);
  if (encoding !== 'br' && encoding !== 'gzip') return reply.send(await textOf(stored));
  reply.header('content-encoding', encoding);
  return reply.send(encoding === 'br' ? stored.brotli : await zippedOnce(stored));
}
