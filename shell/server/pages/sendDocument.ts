import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import type { RenderedDocument } from '../../render/renderTask';
import { documentHeaders } from '@tanabana/http/responseHeaders';
import { sendCompressed } from './sendCompressed';

export const NOT_CACHED = 'private, no-store';

/** Sends a document, or 304 when the copy of the client is fresh. Documents that may be cached get an ETag. */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: RenderedDocument,
): Promise<FastifyReply> {
  const { policy, status, etag } = document;
  reply.code(status).headers(documentHeaders(policy));
  if (status === 200 && reply.getHeader('cache-control') !== NOT_CACHED) {
    reply.header('etag', etag);
    if (fresh(request.headers, { etag })) return reply.code(304).send();
  }
  return sendCompressed(request, reply.type('text/html; charset=utf-8'), document);
}
