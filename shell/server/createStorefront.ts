import { EventEmitter } from 'node:events';
import { hostOptions, letGoOfConnections, refuseOddRequests } from '@tanabana/account-api/hosting';
import fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import type { ReleaseContext } from '../composition/releaseContext';
import { loadWhole } from '../composition/loadWhole';
import { answerErrors } from '../http/answerErrors';
import { addCanaryMetrics } from './operations/canaryMetrics';
import { health } from './operations/health';
import { createShowing } from './operations/showing';
import { measureRenders } from './operations/measureRenders';
import { measureRequests } from './operations/measureRequests';
import { Metrics } from './operations/metrics';
import { metricsPage } from './operations/metricsPage';
import { assets } from './files/assets';
import { bringServerModules } from '../composition/bringFiles';
import { createDocuments } from '../render/documents';
import type { Limits } from '@tanabana/build/sandbox/boundedProcess';
import type { Renderer, RenderFailure } from '../render/renderTask';
import { createCrashes } from './canary/crashes';
import { createGivenDocuments } from './telemetry/givenDocuments';
import { Observations } from './telemetry/observations';
import { createLiveReleases } from './live/liveReleases';
import { prepareRelease } from './live/prepareRelease';
import { originForm } from '../http/originForm';
import { pages } from './pages/pages';
import { renderProcesses, type CrashHandlers } from './live/renderProcesses';
import { createReleaseSelector } from './pages/releaseSelector';
import { reports } from './telemetry/reports';
import { addResponseHeaders, createResponseHeaders, DEFAULT_HSTS } from '../http/responseHeaders';
import { searchEngines } from './files/searchEngines';
import { serviceWorker } from './files/serviceWorker';
import { sitePages } from './files/sitePages';
import { readPreview } from '../composition/preview';
import { watchCanary } from './canary/watchCanary';

interface StorefrontOptions {
  /** Where builds, releases and the deployment history are. */
  readonly context: Pick<
    ReleaseContext,
    'root' | 'artefacts' | 'releases' | 'deployments' | 'objects' | 'requireFrom' | 'pause'
  >;
  /** What preview links are signed with. */
  readonly secret: string;
  /** What this server tells operators; its own unless given. */
  readonly metrics?: Metrics;
  /** Opens `/metrics`, which is no page of this server without one. */
  readonly metricsToken?: string;
  /** Whole number from which a document's random values come. */
  readonly randomSeed: () => number;
  /** Draws a number from 0 up to 1, for a visitor's place in a canary. */
  readonly random: () => number;
  readonly now: () => number;
  /** The account service, mounted under `/api`. */
  readonly accounts?: FastifyPluginAsync;
  /** How many proxies stand in front and may name the caller's address. */
  readonly proxies?: number;
  /** `Strict-Transport-Security` for callers who came over HTTPS: a year unless set, none when empty. */
  readonly hsts?: string;
  readonly logLevel?: string;
  /** Longest that a page waits for the deployment history, in milliseconds: 250 unless set. */
  readonly historyTimeoutMs?: number;
  /** Whether the server is about to stop: then no balancer should send anybody here. */
  readonly isStopping?: () => boolean;
  /** Pages that are rendered at once: as many as there are cores, 8 at most, unless set. */
  readonly renders?: number;
  /** What code of remotes may take. */
  readonly renderLimits?: Limits;
  /** Script of the render processes, below the repository's folder, where it is not the source. */
  readonly renderScript?: string;
  /** Opens what renders pages: processes of their own, unless set. */
  readonly openRenderer?: (handlers: CrashHandlers) => Renderer;
}

/** Events of the render processes, as the arguments of `CrashHandlers`. */
interface RenderEvents {
  readonly ended: Parameters<CrashHandlers['onEnded']>;
  readonly stray: Parameters<CrashHandlers['onStray']>;
}

/**
 * The composition server: chooses the live release, renders pages out of it, and serves its files. What it keeps in
 * memory (documents, counts of reports) is for itself alone, so any number of copies can run over the same store.
 */
export async function createStorefront(options: StorefrontOptions): Promise<FastifyInstance> {
  const {
    context,
    secret,
    randomSeed,
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
    // What cannot be routed meets no hook.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headersOf(request.raw));
      frameworkErrors(error, request, reply);
    },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  });
  app.removeContentTypeParser('text/plain');
  letGoOfConnections(app);
  addResponseHeaders(app, headersOf);
  refuseOddRequests(app, headersOf);
  answerErrors(app);

  const notePage = measureRequests(app, metrics);
  const observations = new Observations(now, metrics);
  const { deployments } = context;
  const events = new EventEmitter<RenderEvents>();
  const openRenderer = options.openRenderer ?? renderProcesses(options);
  const renderer = measureRenders(
    openRenderer({
      onEnded: (...ended) => events.emit('ended', ...ended),
      onStray: (stray) => events.emit('stray', stray),
    }),
    metrics,
  );
  const history = createLiveReleases(
    { ...context, prepare: (served) => prepareRelease(artefacts, renderer, served, app.log) },
    app.log,
    now,
    context.pause,
    options.historyTimeoutMs,
  );
  const { liveReleases } = history;
  const crashes = createCrashes({ deployments, observations, liveReleases, now, metrics, log: app.log });
  events.on('ended', crashes.onEnded).on('stray', crashes.onStray);
  app.addHook('onClose', () => renderer.close());
  const { objects } = context;
  const onResponse = watchCanary({ deployments, objects, observations, liveReleases, now, log: app.log });
  app.addHook('onResponse', (_request, _reply, done) => {
    onResponse();
    done();
  });
  const onFailure = (release: string, { remote, version, message, isTimeout }: RenderFailure) => {
    app.log.error({ release, remote, version, message }, 'A remote failed on the server');
    observations.addFailure({ remote, version, kind: 'server' });
    if (isTimeout) crashes.onTimeout({ remote, version }, message);
  };

  const { documents, canShow } = createShowing(
    createDocuments({
      renderer,
      randomSeed,
      now,
      onFailure,
      onLookup: (lookup) => metrics.lookup(lookup),
      openIn: crashes.openIn,
    }),
    now,
  );
  const { missed } = history;
  addCanaryMetrics(metrics, liveReleases, missed, observations);
  await app.register(health, { liveReleases, missed, canShow, isStopping: options.isStopping });
  if (options.metricsToken) await app.register(metricsPage, { metrics, token: options.metricsToken });
  await app.register(assets, { artefacts });
  await app.register(reports, { secret, now, observations, liveReleases });
  await app.register(searchEngines, { liveReleases, artefacts });
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
        const release = await loadWhole(context, id);
        await bringServerModules(artefacts, { release, previous: {} });
        return release;
      },
    }),
    documents,
    canPreview: (token) => readPreview(secret, token, now()) !== undefined,
    notePage,
    onDocument: (release) => observations.addDocument(release),
    issueToken: createGivenDocuments({ secret, now, observations }),
  });
  return app;
}
