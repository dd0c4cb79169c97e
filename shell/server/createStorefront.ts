import { hostOptions, drainConnections, rejectInvalidRequests } from '@tanabana/account-api/hosting';
import fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import type { ReleaseContext } from '../composition/releaseContext';
import { loadCompleteRelease } from '../composition/releases/loadCompleteRelease';
import { answerErrors } from '../http/answerErrors';
import { addCanaryMetrics } from './operations/canaryMetrics';
import { health } from './operations/health';
import { createReadiness } from './operations/readiness';
import { measureRenders } from './operations/measureRenders';
import { measureRequests } from './operations/measureRequests';
import { Metrics } from './operations/metrics';
import { metricsPage } from './operations/metricsPage';
import { assets } from './files/assets';
import { fetchServerModules } from '../composition/releases/fetchFiles';
import { createDocuments } from '../render/documents';
import type { Limits } from '@tanabana/artefacts/sandbox/boundedProcess';
import type { Renderer, RenderFailure } from '../render/renderTask';
import { CanaryVisitors } from './telemetry/canaryVisitors';
import { createCrashes } from './operations/crashes';
import { Observations } from './telemetry/observations';
import { createLiveReleases } from './live/liveReleases';
import { prepareRelease } from './live/prepareRelease';
import { originForm } from '../http/originForm';
import { pages } from './pages/pages';
import { renderProcesses, type CrashHandlers } from './live/renderProcesses';
import { createReleaseSelector } from './pages/releaseSelector';
import { reports } from './telemetry/reports';
import { addResponseHeaders, createResponseHeaders, DEFAULT_HSTS } from '../http/responseHeaders';
import { feed } from './files/feed';
import { searchEngines } from './files/searchEngines';
import { wellKnown } from './files/wellKnown';
import { serviceWorker } from './files/serviceWorker';
import { sitePages } from './files/sitePages';
import { readPreview } from '../composition/signing/preview';
import { watchCanary } from './canary/watchCanary';

interface StorefrontOptions {
  /** Stores of builds, releases and deployments. */
  readonly context: Pick<
    ReleaseContext,
    'root' | 'artefacts' | 'releases' | 'deployments' | 'objects' | 'requireFrom' | 'pollIntervalMs'
  >;
  /** Key that signs preview links and the tokens of visitors. */
  readonly secret: string;
  /** Metrics of this server; new ones by default. */
  readonly metrics?: Metrics;
  /** Token of `/metrics`, which does not exist without one. */
  readonly metricsToken?: string;
  /** Returns the seed of a document's random values, a whole number. */
  readonly currentSeed: () => number;
  /** Returns a number from 0 up to 1, which assigns a visitor to a canary bucket. */
  readonly random: () => number;
  readonly now: () => number;
  /** The account service, mounted under `/api`. */
  readonly accounts?: FastifyPluginAsync;
  /** Number of proxies in front, which set the caller's address. */
  readonly proxies?: number;
  /** `Strict-Transport-Security` of responses over HTTPS: one year by default, none when empty. */
  readonly hsts?: string;
  readonly logLevel?: string;
  /** Maximum time that a page waits for the deployment history, in milliseconds; 250 by default. */
  readonly historyTimeoutMs?: number;
  /** Whether the server is shutting down, so that `/readyz` answers 503. */
  readonly isStopping?: () => boolean;
  /** Maximum number of concurrent renders; the number of cores, at most 8, by default. */
  readonly renders?: number;
  /** Limits of remotes' code. */
  readonly renderLimits?: Limits;
  /** Bundled script of the render processes, relative to the root; the source by default. */
  readonly renderScript?: string;
  /** Creates the renderer; render processes by default. */
  readonly openRenderer?: (handlers: CrashHandlers) => Renderer;
}

/**
 * Creates the storefront server: follows the deployment history, renders pages of the live release and serves its
 * files. State in memory is only a cache or a counter, so any number of servers can share the same stores.
 */
export async function createStorefront(options: StorefrontOptions): Promise<FastifyInstance> {
  const {
    context,
    secret,
    currentSeed,
    random,
    now,
    accounts,
    proxies = 0,
    logLevel = 'warn',
    metrics = new Metrics(),
  } = options;
  const { artefacts } = context;
  const headersOf = createResponseHeaders(options.hsts ?? DEFAULT_HSTS, proxies);
  const { frameworkErrors, ...hosting } = hostOptions(proxies);
  const app = fastify({
    logger: { level: logLevel },
    bodyLimit: 16_384,
    rewriteUrl: ({ url = '/' }) => originForm(url),
    ...hosting,
    // Requests that cannot be routed run no hooks.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headersOf(request.raw));
      frameworkErrors(error, request, reply);
    },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  });
  app.removeContentTypeParser('text/plain');
  drainConnections(app);
  addResponseHeaders(app, headersOf);
  rejectInvalidRequests(app, headersOf);
  answerErrors(app);

  const onPage = measureRequests(app, metrics);
  const observations = new Observations(now, metrics);
  const crashes = createCrashes({ observations, now, metrics, log: app.log });
  const openRenderer = options.openRenderer ?? renderProcesses(options);
  const renderer = measureRenders(openRenderer(crashes), metrics);
  const history = createLiveReleases(
    { ...context, prepare: (served) => prepareRelease(artefacts, renderer, served, app.log) },
    app.log,
    now,
    context.pollIntervalMs,
    options.historyTimeoutMs,
  );
  const { liveReleases } = history;
  app.addHook('onClose', () => renderer.close());
  const visitors = new CanaryVisitors(secret, now);
  const onResponse = watchCanary({
    ...context,
    observations,
    visitors,
    liveReleases,
    now,
    log: app.log,
  });
  app.addHook('onResponse', (_request, _reply, done) => {
    onResponse();
    done();
  });
  const onFailure = (release: string, { remote, version, message, isTimeout }: RenderFailure) => {
    app.log.error({ release, remote, version, message }, 'A remote failed on the server');
    observations.addFailure({ remote, version, kind: 'server' });
    if (isTimeout) crashes.onTimeout({ remote, version });
  };

  const { documents, isReady } = createReadiness(
    createDocuments({
      renderer,
      currentSeed,
      now,
      onFailure,
      onLookup: (lookup) => metrics.lookup(lookup),
      openIn: crashes.openIn,
    }),
    now,
  );
  const { missed } = history;
  addCanaryMetrics(metrics, liveReleases, missed, visitors);
  await app.register(health, { liveReleases, missed, isReady, isStopping: options.isStopping });
  if (options.metricsToken) await app.register(metricsPage, { metrics, token: options.metricsToken });
  await app.register(assets, { artefacts });
  await app.register(reports, { observations, visitors, liveReleases });
  await app.register(searchEngines, { liveReleases, artefacts });
  await app.register(wellKnown, { liveReleases });
  await app.register(feed, { liveReleases, artefacts });
  await app.register(sitePages, context);
  await app.register(serviceWorker, { liveReleases, artefacts });
  if (accounts) await app.register(accounts, { prefix: '/api' });
  await app.register(pages, {
    liveReleases,
    selectRelease: createReleaseSelector({
      secret,
      now,
      random,
      load: async (id) => {
        const release = await loadCompleteRelease(context, id);
        await fetchServerModules(artefacts, { release, previous: {} });
        return release;
      },
    }),
    documents,
    isValidPreview: (token) => readPreview(secret, token, now()) !== undefined,
    onPage,
    onDocument: (release) => observations.addDocument(release),
    visitors,
  });
  return app;
}
