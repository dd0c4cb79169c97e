import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { encodeText, textOf } from '../../render/compressDocument';
import type { RenderedDocument } from '../../render/renderTask';
import { documentHeaders } from '../../http/responseHeaders';
import { preferredEncoding, sendCompressed } from './sendCompressed';
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
  const { policy, status, etag } = document;
  reply.code(status).headers(documentHeaders(policy));
  if (status === 200 && reply.getHeader('cache-control') !== NOT_CACHED) {
    reply.header('etag', etag);
    if (fresh(request.headers, { etag })) return reply.code(304).send();
  }
  reply.type('text/html; charset=utf-8');
  if (token === undefined) return sendCompressed(request, reply, document);
  const own = withToken(await textOf(document), token);
  const encoding = preferredEncoding(request);
  if (encoding === undefined) return reply.send(own);
  return reply.header('content-encoding', encoding).send(await encodeText[encoding](own));
}
