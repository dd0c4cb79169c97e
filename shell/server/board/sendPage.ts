import type { FastifyReply } from 'fastify';
import type { LiveReleases } from '../liveReleases';
import { documentHeaders } from '../responseHeaders';
import type { BoardTools } from './boardOptions';
import { boardPage } from './boardPage';
import { BoardRefusal } from './boardRefusal';

/** What visitors of this server get; the board has its looks from there. @throws {BoardRefusal} when nothing is live */
export async function servedNow({ liveReleases }: Pick<BoardTools, 'liveReleases'>): Promise<LiveReleases> {
  const served = await liveReleases();
  if (served) return served;
  throw new BoardRefusal(503, 'No release has been promoted yet', []);
}

/** Sends a page of the board. */
export async function sendPage(
  tools: Pick<BoardTools, 'liveReleases'>,
  reply: FastifyReply,
  page: Omit<Parameters<typeof boardPage>[0], 'live'>,
): Promise<FastifyReply> {
  const { live } = await servedNow(tools);
  const { html, policy } = boardPage({ live: live.release, ...page });
  return reply.type('text/html; charset=utf-8').headers(documentHeaders(policy)).send(html);
}
