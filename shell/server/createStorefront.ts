import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { ReleaseContext } from '../composition/releaseContext';
import { addCanaryMetrics } from './operations/canaryMetrics';
import { health } from './operations/health';
import { createReadiness } from './operations/readiness';
import { measureRenders } from './operations/measureRenders';
import { measureRequests } from './operations/measureRequests';
import { Metrics } from './operations/metrics';
import { metricsPage } from './operations/metricsPage';
import { assets } from './files/assets';
import { createDocuments } from '../render/documents';
import type { Renderer } from '../render/renderTask';
import { CanaryVisitors } from './telemetry/canaryVisitors';
import type { HostOptions } from '../http/createHttpServer';
import { createHost } from './createHost';
import { createCrashes } from './operations/crashes';
import { Observations } from './telemetry/observations';
import { createLiveReleases } from './live/liveReleases';
import { prepareRelease } from './live/prepareRelease';
import { pages } from './pages/pages';
import { renderProcesses, type CrashHandlers, type RenderOptions } from './live/renderProcesses';
import { createReleaseSelector } from './pages/releaseSelector';
import { reports } from './telemetry/reports';
import { feed } from './files/feed';
import { searchEngines } from './files/searchEngines';
import { wellKnown } from './files/wellKnown';
import { serviceWorker } from './files/serviceWorker';
import { sitePages } from './files/sitePages';
import { readPreview } from '../composition/signing/preview';
import { watchCanary } from './canary/watchCanary';

interface StorefrontOptions extends HostOptions, RenderOptions {
  readonly context: Pick<
    ReleaseContext,
    'root' | 'artefacts' | 'releases' | 'deployments' | 'objects' | 'requireFrom' | 'pollIntervalMs'
  >;
  /** Key that signs preview links and the tokens of visitors. */
  readonly secret: string;
  readonly metrics?: Metrics;
  /** Without a token there is no `/metrics`. */
  readonly metricsToken?: string | undefined;
  /** Returns the seed of the random values of a document, a whole number. */
  readonly currentSeed: () => number;
  /** Returns a number from 0 up to 1. */
  readonly random: () => number;
  readonly now: () => number;
  /** Mounted under `/api`. */
  readonly accounts?: FastifyPluginAsync;
  /** Maximum time that a page waits for the deployment history, in milliseconds; 250 by default. */
  readonly historyTimeoutMs?: number;
  readonly isStopping?: () => boolean;
  /** Other origins whose pages may read the files of deployables. */
  readonly assetOrigins?: readonly string[] | undefined;
  /** Uses render processes by default. */
  readonly openRenderer?: (handlers: CrashHandlers) => Renderer;
}

/**
 * Creates the storefront server. Its memory contains only caches and counters, so that any number of servers
 * can share the same stores.
 */
export async function createStorefront(options: StorefrontOptions): Promise<FastifyInstance> {
  const { context, secret, now, metrics = new Metrics() } = options;
  const { artefacts } = context;
  const app = createHost(options);
  const onPage = measureRequests(app, metrics);
  const observations = new Observations(now, metrics);
  const crashes = createCrashes({ observations, now, metrics, log: app.log });
  const renderer = measureRenders(
    options.openRenderer?.(crashes) ?? renderProcesses(options, crashes),
    metrics,
  );
  const { liveReleases, missed } = createLiveReleases(
    { ...context, prepare: (served) => prepareRelease(artefacts, renderer, served, app.log) },
    app.log,
    now,
    context.pollIntervalMs,
    options.historyTimeoutMs,
  );
  app.addHook('onClose', () => renderer.close());
  const visitors = new CanaryVisitors(secret, now);
  const onResponse = watchCanary({ ...context, observations, visitors, liveReleases, now, log: app.log });
  app.addHook('onResponse', (_request, _reply, done) => {
    onResponse();
    done();
  });
  const { documents, isReady } = createReadiness(
    createDocuments({
      renderer,
      currentSeed: options.currentSeed,
      now,
      onFailure: crashes.onFailure,
      onLookup: (lookup) => metrics.lookup(lookup),
      openIn: crashes.openIn,
    }),
    now,
  );
  addCanaryMetrics(metrics, liveReleases, missed, visitors);
  await app.register(health, { liveReleases, missed, isReady, isStopping: options.isStopping });
  if (options.metricsToken) await app.register(metricsPage, { metrics, token: options.metricsToken });
  await app.register(assets, { artefacts, liveReleases, origins: options.assetOrigins });
  await app.register(reports, { observations, visitors, liveReleases });
  await app.register(searchEngines, { liveReleases, artefacts });
  await app.register(wellKnown, { liveReleases });
  await app.register(feed, { liveReleases, artefacts });
  await app.register(sitePages, context);
  await app.register(serviceWorker, { liveReleases, artefacts });
  if (options.accounts) await app.register(options.accounts, { prefix: '/api' });
  await app.register(pages, {
    liveReleases,
    selectRelease: createReleaseSelector({ context, secret, now, random: options.random }),
    documents,
    isValidPreview: (token) => readPreview(secret, token, now()) !== undefined,
    onPage,
    observations,
    visitors,
  });
  return app;
}
