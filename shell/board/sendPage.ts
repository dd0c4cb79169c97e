import type { FastifyReply } from 'fastify';
import { documentHeaders } from '../http/responseHeaders';
import { boardPage } from './boardPage';

/** Sends a page of the board. */
export function sendPage(reply: FastifyReply, page: Parameters<typeof boardPage>[0]): FastifyReply {
  const { html, policy } = boardPage(page);
  return reply.type('text/html; charset=utf-8').headers(documentHeaders(policy)).send(html);
}
