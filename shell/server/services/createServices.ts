import type { Limits } from '@tanabana/sandbox/boundedProcess';
import { type Settings, settingsOfPages } from '@tanabana/contract/settings/settings';
import { trace } from '@opentelemetry/api';
import type { HostOptions } from '@tanabana/http/createHttpServer';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { ReleaseContext } from '@tanabana/releases/deployments/releaseContext';
import { fetchServerModules } from '@tanabana/releases/releases/fetchFiles';
import { manifestsOf } from '@tanabana/releases/releases/servedRelease';
import { readPreview as parsePreview } from '@tanabana/releases/signatures/preview';
import { createDocuments } from '../../render/documents';
import { createPrerendering } from '../../render/prerender';
import { RenderPool, type CrashHandlers } from '../../render/processes/renderPool';
import type { Renderer } from '../../render/renderTask';
import { createSourcePositions } from '../../render/sourcePositions';
import { createFileDownloads } from './fileDownloads';
import { createRequestedFiles } from './requestedFiles';
import { createLiveReleases } from '../live/liveReleases';
import { createCrashes } from '../operations/crashes';
import { createReadiness } from '../operations/health';
import { measureRender } from '../operations/measurements';
import { Metrics } from '../telemetry/metrics';
import { createReleaseSelector } from '../visitor/releaseSelector';
import { CanaryVisitors } from '../telemetry/canaryVisitors';

interface DevelopmentOptions extends Pick<HostOptions, 'logStream'> {
  /** Called with the server before the routes are added. */
  readonly extend?: (app: FastifyInstance) => void;
  /**
   * Whether a page that cannot be rendered is replaced by a page of earlier versions or by an earlier document. The
   * default is true.
   */
  readonly fallbacks?: boolean;
  /** Whether requests wait until a new release can be served. The default is false. */
  readonly awaitsReleases?: boolean;
  /** Maximum time that a page waits for the deployment history, in milliseconds. The default is 250. */
  readonly historyTimeoutMs?: number;
  /**
   * Maximum time to render the most requested pages of a release before the release is served, in milliseconds. Waits
   * for files do not count. If 0, none are rendered. The default is 400.
   */
  readonly prerenderMs?: number;
  readonly renderLimits?: Limits;
  /** If undefined, documents are rendered in separate processes. */
  readonly openRenderer?: (handlers: CrashHandlers) => Renderer;
}

export interface StorefrontOptions extends Omit<HostOptions, 'logStream' | 'refusalPage'> {
  readonly context: Pick<
    ReleaseContext,
    'root' | 'artefacts' | 'releases' | 'deployments' | 'objects' | 'requireFrom' | 'pollIntervalMs'
  >;
  /** Key that signs the tokens of visitors. */
  readonly secret: string;
  /** Key that signs preview links. The default is the value of the option `secret`. */
  readonly previewSecret?: string | undefined;
  /** Key that signs messages for webhooks. Without it, messages are not delivered. */
  readonly webhookSecret?: string | undefined;
  readonly metrics?: Metrics;
  /** Token that requests for `/metrics` must send. Without this option, the route does not exist. */
  readonly metricsToken?: string | undefined;
  /** Returns an integer, the seed of the random values of documents. */
  readonly currentSeed: () => number;
  /** Returns a random number from 0 up to, but not including, 1. */
  readonly random: () => number;
  readonly now: () => number;
  /** Plugin of the account service, which is mounted under `/api`. */
  readonly accounts?: FastifyPluginAsync;
  readonly isStopping?: () => boolean;
  /** Other origins whose pages may read the files of deployables. */
  readonly assetOrigins?: readonly string[] | undefined;
  /** Maximum number of concurrent renders. The default is the number of cores, at most 8. */
  readonly renders?: number | undefined;
  /**
   * Bundled script of the render processes, relative to `context.root`. If undefined, the processes run the source
   * file.
   */
  readonly renderScript?: string | undefined;
  readonly development?: DevelopmentOptions | undefined;
}

/**
 * With the interval of half a second between polls of a bucket, a deployment is served within a second, unless its pages
 * wait for files.
 */
const PRERENDER_MS = 400;

/** What the routes of the shop share. Each group of routes names what it needs. */
export type Services = ReturnType<typeof createServices> &
  Pick<StorefrontOptions, 'now'> &
  Pick<StorefrontOptions['context'], 'artefacts' | 'releases' | 'deployments' | 'objects'>;

export function createServices(app: FastifyInstance, options: StorefrontOptions) {
  const { context, secret, previewSecret = secret, now, metrics = new Metrics(), development = {} } = options;
  const {
    fallbacks,
    awaitsReleases,
    historyTimeoutMs,
    prerenderMs = PRERENDER_MS,
    renderLimits,
  } = development;
  const { artefacts } = context;
  const { log } = app;
  const positions = createSourcePositions(artefacts);
  const crashes = createCrashes({ now, metrics, log, positions });
  const requested = createRequestedFiles(artefacts.objects);
  const openPool = (handlers: CrashHandlers) =>
    new RenderPool({
      root: context.root,
      requireFrom: context.requireFrom,
      objects: requested.objects,
      script: options.renderScript,
      limits: renderLimits,
      size: options.renders,
      ...handlers,
    });
  const renderer = (development.openRenderer ?? openPool)(crashes);
  app.addHook('onClose', () => renderer.close());
  const { documents, drop } = createDocuments({
    renderer,
    measured: (version, render) => measureRender(metrics, version, render),
    currentSeed: options.currentSeed,
    now,
    onFailure: crashes.onFailure,
    onLookup: (outcome) => {
      metrics.lookups.inc({ outcome });
      trace.getActiveSpan()?.setAttribute('tanabana.lookup', outcome);
    },
    openIn: crashes.openIn,
    fallbacks,
  });
  const { countPage, prerender } = createPrerendering(documents, prerenderMs, requested.waitedAt);
  const downloads = createFileDownloads({ artefacts, metrics, log });
  app.addHook('onClose', (_app, done) => {
    downloads.endAll();
    done();
  });
  let settings: Settings | undefined;
  const live = createLiveReleases({
    ...context,
    prepare: async (served) => {
      settings = settingsOfPages(served.release.settings);
      metrics.addVersions(manifestsOf(served).map(({ name, version }) => ({ remote: name, version })));
      await fetchServerModules(artefacts, served);
      await renderer.prepare(served);
      // Not awaited, because files that are not cached yet are fetched when they are requested.
      downloads.start(served);
    },
    prerender,
    onWithdrawn: drop,
    log,
    now,
    awaitsReleases,
    timeoutMs: historyTimeoutMs,
    fallbacks,
  });
  const readPreview = (token: string) => parsePreview(previewSecret, token, now());
  return {
    ...live,
    ...createReadiness(documents, now),
    /** Settings of the newest release that was prepared. */
    lastSettings: () => settings,
    documents,
    countPage,
    metrics,
    positions,
    readPreview,
    missingFilesOf: downloads.missingOf,
    selectRelease: createReleaseSelector({ context, readPreview, random: options.random }),
    visitors: new CanaryVisitors(secret, now),
  };
}
