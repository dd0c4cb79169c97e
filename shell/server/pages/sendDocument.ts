import acceptNegotiator from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import type { RenderedDocument } from '../../render/renderTask';
import { documentHeaders } from '@tanabana/http/responseHeaders';
import { POLICY_PATH } from '../../protocol/reportPaths';
import { textOf, zippedOnce } from '../../render/compressDocument';

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const NOT_CACHED = 'private, no-store';

/** Time after which a client may repeat a request that was answered with 503. */
export const RETRY_AFTER_SECONDS = 5;

/** First digit of the ids of requests whose pages report violations of the policy: one in 16. Ids are random. */
const SAMPLED = '0';

/**
 * Sends a document, or 304 when the client has the same document. Documents that may be cached get an ETag. CDNs must
 * not change a document, because React would render a changed page again in the browser. The server has compressed it.
 */
export async function sendDocument(request: FastifyRequest, reply: FastifyReply, document: RenderedDocument) {
  const { policy, status } = document;
  reply.headers(documentHeaders(`${policy}; report-to policy`));
  // Browsers report only if the response names the endpoint.
  if (request.id.startsWith(SAMPLED)) reply.header('reporting-endpoints', `policy="${POLICY_PATH}"`);
  const caching = String(reply.getHeader('cache-control'));
  reply.header('cache-control', `${caching}, no-transform`);
  const isCached = status === 200 && caching !== NOT_CACHED;
  return sendRendered(request, reply, document, { type: 'text/html; charset=utf-8', isCached });
}

/** Sends what was rendered, or 304 when the client has the same. Only what may be cached gets an ETag. */
export async function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  document: RenderedDocument,
  { type, isCached }: { readonly type: string; readonly isCached: boolean },
): Promise<FastifyReply> {
  const { status, etag } = document;
  reply.code(status);
  if (isCached) {
    reply.header('etag', etag);
    if (fresh(request.headers, { etag })) return reply.code(304).send();
  }
  return sendCompressed(request, reply.type(type), document);
}

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
