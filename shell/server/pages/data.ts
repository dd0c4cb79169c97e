import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageOf } from '../../render/pageOf';
import type { RenderedDocument } from '../../render/renderTask';
import { servedReleases, type LiveReleases } from '../live/liveReleases';
import type { Services } from '../services/createServices';
import { span } from '../telemetry/tracing';
import { requestUrl } from './requestUrl';
import { NOT_CACHED, RETRY_AFTER_SECONDS, sendRendered } from './sendDocument';

/** Data of a release never change during a day, so that all visitors get the same answer, also from shared caches. */
const SHARED = 'public, max-age=60';

/** Status of requests that the client has ended, in the logs of web servers. */
const CLOSED_REQUEST = 499;

type DataServices = Pick<Services, 'liveReleases' | 'selectRelease' | 'documents' | 'visitors'>;

/**
 * Answers `/_data/<release>/<page address>` with the result of the page's `load`, as JSON: `{ seed, data }`. A release
 * that is no longer served answers 410, so that the browser opens the document instead.
 */
export function data(app: FastifyInstance, services: DataServices): void {
  const { liveReleases, documents, visitors } = services;
  app.get<{ Params: { id: string } }>('/_data/:id(^[0-9a-z-]+$)/*', async (request, reply) => {
    reply.headers({ 'cache-control': NOT_CACHED, 'x-robots-tag': 'noindex' });
    const live = await liveReleases();
    if (!live) return reply.code(503).send({ message: 'No release has been promoted yet.' });
    const choice = await chooseRelease(live, request, services);
    if (!choice) return reply.code(410).send({ message: 'This release is no longer served.' });
    const { served, cohort } = choice;
    const target = requestUrl(request.url);
    const url = new URL(target.pathname.replace(/^\/_data\/[^/]+/, '') + target.search, target);
    const page = pageOf(served.release, url);
    if (page.owner === 'shell' || page.path !== url.pathname || served.overrides?.[page.owner]) {
      return reply.code(404).send({ message: 'There is no page with data at this address.' });
    }
    const isOpen = () => !request.raw.socket.destroyed;
    const { document, fallbackLevel, cause } = await span('cache', () =>
      documents(served, url, false, request.id, 'data', isOpen),
    );
    // The visitor has typed on. Nobody reads the answer, which is no failure.
    if (!isOpen()) return reply.code(CLOSED_REQUEST).send();
    const release = served.release.id;
    request.measuredPage = { route: `/_data${page.route}`, release, fallback: fallbackLevel, cause };
    if (cohort !== 'preview') visitors.add(live, cohort, request.ip, fallbackLevel !== 'none');
    return sendData(request, reply, document, cohort !== 'preview');
  });
}

/** A preview needs its cookie, as its documents do. */
async function chooseRelease(
  live: LiveReleases,
  { params, headers, protocol }: FastifyRequest<{ Params: { id: string } }>,
  { selectRelease }: Pick<DataServices, 'selectRelease'>,
) {
  const served = servedReleases(live).find(({ release }) => release.id === params.id);
  if (served) return { served, cohort: served === live.live ? ('live' as const) : ('canary' as const) };
  const choice = await selectRelease(live, { cookies: headers.cookie, isSecure: protocol === 'https' });
  return choice.served.release.id === params.id ? choice : undefined;
}

function sendData(
  request: FastifyRequest,
  reply: FastifyReply,
  document: RenderedDocument,
  isShared: boolean,
) {
  const { status } = document;
  const isCached = status < 500 && isShared;
  reply.header('vary', 'accept-encoding');
  if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  if (isCached) reply.header('cache-control', SHARED);
  return sendRendered(request, reply, document, { type: 'application/json; charset=utf-8', isCached });
}
