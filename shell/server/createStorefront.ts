import type { FastifyInstance } from 'fastify';
import { watchCanary } from './canary/watchCanary';
import { createHost } from './createHost';
import { createServices, type StorefrontOptions } from './createServices';
import { assets } from './files/assets';
import { feed } from './files/feed';
import { searchEngines } from './files/searchEngines';
import { serviceWorker } from './files/serviceWorker';
import { sitePages } from './files/sitePages';
import { wellKnown } from './files/wellKnown';
import { addCanaryMetrics } from './operations/canaryMetrics';
import { health } from './operations/health';
import { measureRequests } from './operations/measureRequests';
import { metricsPage } from './operations/metricsPage';
import { pages } from './pages/pages';
import { reports } from './telemetry/reports';
import { traceRequests } from './telemetry/tracing';

/**
 * Creates the storefront server. Its memory contains only caches and counters, so that any number of servers
 * can share the same stores.
 */
export async function createStorefront(options: StorefrontOptions): Promise<FastifyInstance> {
  const app = createHost(options);
  options.extend?.(app);
  const services = createServices(app, options);
  traceRequests(app, services);
  measureRequests(app, services);
  watchCanary(app, services);
  addCanaryMetrics(services);
  await app.register(health, services);
  if (options.metricsToken) await app.register(metricsPage, { ...services, token: options.metricsToken });
  await app.register(assets, { ...services, origins: options.assetOrigins });
  await app.register(reports, services);
  await app.register(searchEngines, services);
  await app.register(wellKnown, services);
  await app.register(feed, services);
  await app.register(sitePages, services);
  await app.register(serviceWorker, services);
  if (options.accounts) await app.register(options.accounts, { prefix: '/api' });
  await app.register(pages, services);
  return app;
}
