import acceptNegotiator from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { encodeText, textOf, zippedOnce } from '../../render/compressDocument';
import type { RenderedDocument } from '../../render/renderTask';
import { documentHeaders } from '../responseHeaders';
import { withToken } from '../../render/withToken';

/** `Cache-Control` of a document that is for one visitor, or for now only. */
export const NOT_CACHED = 'private, no-store';

/**
 * Sends a document in the encoding that the caller likes best, or 304 to a caller who has it.
 * @param reply whose `cache-control` says whether anybody can have kept the document
 * @param token put into this answer alone
 */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: RenderedDocument,
  token?: string,
): Promise<FastifyReply> {
  const { brotli, policy, status, etag } = document;
  reply.code(status).headers(documentHeaders(policy));
  if (status === 200 && reply.getHeader('cache-control') !== NOT_CACHED) {
    reply.header('etag', etag);
    if (fresh(request.headers, { etag })) return reply.code(304).send();
  }
  reply.type('text/html; charset=utf-8');
  const accepted = request.headers['accept-encoding']?.toLowerCase() ?? '';
  const encoding = acceptNegotiator.negotiate(accepted, ['br', 'gzip']);
  const isEncoded = encoding === 'br' || encoding === 'gzip';
  if (isEncoded) reply.header('content-encoding', encoding);
  if (token === undefined && encoding === 'br') return reply.send(brotli);
  if (token === undefined && encoding === 'gzip') return reply.send(await zippedOnce(document));
  const text = await textOf(document);
  const own = token === undefined ? text : withToken(text, token);
  return reply.send(isEncoded ? await encodeText[encoding](own) : own);
}
