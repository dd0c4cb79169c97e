import { createHttpServer, type HostOptions } from '@tanabana/http/createHttpServer';
import type { Settings } from '@tanabana/contract/settings/settings';
import { Refusal } from '@tanabana/http/refusal';
import type { FastifyInstance } from 'fastify';
import { refusalPage } from '../render/emergencyDocument';
import { watchCanary } from './canary/watchCanary';
import { createServices, type StorefrontOptions } from './services/createServices';
import { assets } from './files/assets';
import { feed } from './files/feed';
import { productFeeds } from './files/productFeeds';
import { searchEngines } from './files/searchEngines';
import { serviceWorker } from './files/serviceWorker';
import { sitePages } from './files/sitePages';
import { wellKnown } from './files/wellKnown';
import { addCanaryMetrics } from './canary/canaryMetrics';
import { health } from './operations/health';
import { measureRequests } from './operations/measurements';
import { metricsPage } from './operations/metricsPage';
import { data } from './pages/data';
import { pages } from './pages/pages';
import { messages } from './messages/messages';
import { reports } from './reports/reports';
import { traceRequests } from './telemetry/tracing';

/** Methods of page requests. All addresses support these methods, because the route of pages matches every path. */
const PAGE_METHODS = ['GET', 'HEAD'];

/** Scheme and host of a request target in absolute form (RFC 9112 §3.2.2), which proxies may send. */
const ABSOLUTE = /^[a-z][a-z\d+.-]*:\/\/[^/?#]+/i;

/**
 * The memory of the server contains only caches and counters, so that any number of servers can share the same stores.
 */
export async function createStorefront(options: StorefrontOptions): Promise<FastifyInstance> {
  const { context, now, isStopping, metricsToken, assetOrigins, webhookSecret, accounts, development } =
    options;
  const { artefacts, releases, deployments, objects } = context;
  // Requests may be refused before there are services.
  let services: ReturnType<typeof createServices> | undefined = undefined;
  const app = createHost({ ...options, ...development }, () => services?.lastSettings());
  development?.extend?.(app);
  services = createServices(app, options);
  const { metrics, visitors, liveReleases, missed, isReady, missingFilesOf, positions } = services;
  traceRequests(app);
  measureRequests(app, metrics);
  watchCanary(app, { deployments, objects, metrics, visitors, liveReleases, now });
  addCanaryMetrics({ metrics, liveReleases, missed, visitors });
  await app.register(health, { liveReleases, missed, isReady, missingFilesOf, isStopping });
  if (metricsToken) await app.register(metricsPage, { metrics, token: metricsToken });
  await app.register(assets, { artefacts, liveReleases, assetOrigins });
  await app.register(reports, { metrics, visitors, liveReleases, positions });
  await app.register(messages, { metrics, liveReleases, now, webhookSecret });
  await app.register(searchEngines, { liveReleases, artefacts });
  await app.register(wellKnown, { liveReleases, now });
  await app.register(feed, { liveReleases, artefacts });
  await app.register(productFeeds, { liveReleases, artefacts });
  await app.register(sitePages, { releases });
  await app.register(serviceWorker, { liveReleases, artefacts });
  if (accounts) await app.register(accounts, { prefix: '/api' });
  await app.register(data, services);
  await app.register(pages, services);
  return app;
}

/** @param settings returns those of the last release that was served */
function createHost(options: HostOptions, settings: () => Settings | undefined): FastifyInstance {
  const refusalPageOf = (status: number) => refusalPage(settings(), status);
  const app = createHttpServer(
    { ...options, refusalPage: refusalPageOf },
    { rewriteUrl: ({ url = '/' }) => originForm(url) },
  );
  app.setNotFoundHandler((request, reply) => {
    if (PAGE_METHODS.includes(request.method)) {
      throw new Refusal(404, 'There is nothing at this address.');
    }
    const url = request.url.split('?')[0] ?? '';
    const methods = [...PAGE_METHODS, ...(app.hasRoute({ method: 'POST', url }) ? ['POST'] : [])].join(', ');
    return reply
      .code(405)
      .header('allow', methods)
      .send({ message: `This address answers ${methods} only.` });
  });
  return app;
}

/** Removes scheme and host from a request target. The result is a path with a query. */
function originForm(target: string): string {
  const path = target.replace(ABSOLUTE, '');
  return path === target || path.startsWith('/') ? path : `/${path}`;
}
