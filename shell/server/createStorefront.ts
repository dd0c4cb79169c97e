import type { EventEmitter } from 'node:events';
import { hostOptions, letGoOfConnections } from '@tanabana/account-api/hosting';
import fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import type { ReleaseContext } from '../composition/releaseContext';
import { loadWhole } from '../composition/loadWhole';
import { deployablesOf } from '../composition/releaseDocument';
import { answerErrors } from './answerErrors';
import { assets } from './assets';
import { board } from './board/board';
import type { CodeOwner } from '../render/codeOwner';
import { createDocuments, type RenderFailure } from '../render/documents';
import { createGivenDocuments } from './telemetry/givenDocuments';
import { Observations } from './telemetry/observations';
import type { ServedRelease } from '../composition/servedRelease';
import { createLiveReleases, type LiveReleases } from './liveReleases';
import { originForm } from './originForm';
import { pages } from './pages/pages';
import { createReleaseSelector } from './pages/releaseSelector';
import { reports } from './telemetry/reports';
import { addResponseHeaders, createResponseHeaders } from './responseHeaders';
import { searchEngines } from './searchEngines';
import { createServerModules } from '../render/serverModules';
import { readSignedRelease } from '../composition/signedRelease';
import { catchStrayErrors, readableError } from '../render/strayErrors';
import { watchCanary } from './telemetry/watchCanary';

interface StorefrontOptions {
  /** Where builds, releases and the deployment history are. */
  readonly context: Pick<ReleaseContext, 'artefacts' | 'releases' | 'deployments' | 'requireFrom' | 'pause'>;
  /** What preview links are signed with. */
  readonly secret: string;
  /** Opens the board at `/_releases`, which is closed without one. */
  readonly boardToken?: string;
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
  /** Where errors arrive that nobody waits for. */
  readonly process?: Pick<EventEmitter, 'on' | 'off'>;
  /** Told of such an error when it is not a remote's. */
  readonly onOwnError?: (error: unknown) => void;
}

/** A year, for this host alone: other hosts of the domain are not the shop's to decide about. */
const DEFAULT_HSTS = 'max-age=31536000';

/**
 * The composition server: chooses the live release, renders pages out of it, and serves its files. What it keeps in
 * memory (documents, counts of reports) is for itself alone, so any number of copies can run over the same store.
 */
export async function createStorefront(options: StorefrontOptions): Promise<FastifyInstance> {
  const {
    context,
    secret,
    boardToken,
    randomSeed,
    random,
    now,
    accounts,
    proxies = 0,
    logLevel = 'warn',
  } = options;
  const { artefacts } = context;
  const setHeaders = createResponseHeaders(options.hsts ?? DEFAULT_HSTS);
  const { frameworkErrors, ...hosting } = hostOptions(proxies);
  const app = fastify({
    logger: { level: logLevel },
    bodyLimit: 16_384,
    rewriteUrl: ({ url = '/' }) => originForm(url),
    ...hosting,
    // What cannot be routed meets no hook.
    frameworkErrors: (error, request, reply) => {
      setHeaders(request, reply);
      frameworkErrors(error, request, reply);
    },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  });
  app.removeContentTypeParser('text/plain');
  letGoOfConnections(app);
  addResponseHeaders(app, setHeaders);
  answerErrors(app);

  const liveReleases = createLiveReleases(context, app.log, now, context.pause, options.historyTimeoutMs);
  const observations = new Observations(now);
  const onSeen = watchCanary({
    deployments: context.deployments,
    observations,
    liveReleases,
    now,
    log: app.log,
  });
  const onFailure = ({ error, ...failure }: RenderFailure) => {
    app.log.error({ ...failure, err: readableError(error) }, 'A remote failed on the server');
    observations.addFailure({ remote: failure.remote, version: failure.version, kind: 'server' });
  };
  if (options.process) {
    const stop = catchStrayErrors(options.process, {
      onRemote: (culprit, error) => {
        liveReleases()
          .then((served) => served && onFailure({ release: releaseOf(served, culprit), ...culprit, error }))
          .catch((err: unknown) => app.log.error({ err }, 'A failure could not be counted'));
      },
      onUnknown: (err) => app.log.error({ err }, 'An error of unknown origin'),
      now,
      onOwn: (err) => {
        app.log.fatal({ err }, 'The server itself failed');
        options.onOwnError?.(err);
      },
    });
    app.addHook('onClose', () => stop());
  }
  const modules = createServerModules(artefacts, context.requireFrom);

  app.get('/healthz', async (_request, reply) => {
    if (options.isStopping?.()) return reply.code(503).send({ message: 'This server is about to stop.' });
    const served = await liveReleases();
    if (!served) return reply.code(503).send({ message: 'No release has been promoted yet.' });
    const { release } = served.live;
    await modules(release.shell, './server');
    return { release: release.id };
  });
  await app.register(assets, { artefacts });
  await app.register(reports, { secret, now, observations, liveReleases, onSeen });
  if (boardToken) {
    await app.register(board, {
      token: boardToken,
      deployments: context.deployments,
      observations,
      liveReleases,
    });
  }
  await app.register(searchEngines, { liveReleases, artefacts });
  if (accounts) await app.register(accounts, { prefix: '/api' });
  await app.register(pages, {
    liveReleases,
    selectRelease: createReleaseSelector({ secret, now, random, load: (id) => loadWhole(context, id) }),
    documents: createDocuments({
      modules,
      randomSeed,
      now,
      onFailure,
    }),
    canPreview: (token) => readSignedRelease(secret, 'preview', token, now()) !== undefined,
    onDocument: (release) => observations.addDocument(release),
    issueToken: createGivenDocuments({ secret, now, observations, onSeen }),
  });
  return app;
}

/** The release that a failing version is of: the canary's only where the other has another version. */
function releaseOf({ live, canary }: LiveReleases, { remote, version }: CodeOwner): string {
  const has = ({ release }: ServedRelease) =>
    deployablesOf(release).some((deployable) => deployable.name === remote && deployable.version === version);
  return (canary && !has(live) && has(canary) ? canary : live).release.id;
}
