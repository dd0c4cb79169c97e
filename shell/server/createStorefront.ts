import type { EventEmitter } from 'node:events';
import { hostOptions, letGoOfConnections } from '@tanabana/account-api/hosting';
import fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import type { Desk } from '../release/desk';
import { loadWhole } from '../release/loadWhole';
import { assets } from './assets';
import { board } from './board/board';
import { createDocuments, type RenderFailure } from './documents';
import { Observations } from './observations';
import { createOnShow } from './onShow';
import { pages } from './pages';
import { createPick } from './pickRelease';
import { reports } from './reports';
import { searchEngines } from './searchEngines';
import { createServerModules } from './serverModules';
import { readSignedRelease } from './signedRelease';
import { catchStrayErrors } from './strayErrors';
import { watchCanary } from './watchCanary';

interface StorefrontOptions {
  /** Where builds, releases and the journal are. */
  readonly desk: Pick<Desk, 'artefacts' | 'releases' | 'journal' | 'requireFrom' | 'pause'>;
  /** What preview links are signed with. */
  readonly secret: string;
  /** Opens the board at `/_releases`, which is closed without one. */
  readonly boardToken?: string;
  /** Whole number from which a document's random values come. */
  readonly drawSeed: () => number;
  /** Draws a number from 0 up to 1, for a visitor's place in a canary. */
  readonly draw: () => number;
  readonly now: () => number;
  /** The account service, mounted under `/api`. */
  readonly accounts?: FastifyPluginAsync;
  /** How many proxies stand in front and may name the caller's address. */
  readonly proxies?: number;
  readonly logLevel?: string;
  /** Where errors arrive that nobody waits for. */
  readonly process?: Pick<EventEmitter, 'on' | 'off'>;
  /** Told of such an error when it is not a remote's. */
  readonly onOwnError?: (error: unknown) => void;
}

/**
 * The composition server: picks the release on show, renders pages out of it, and serves its files. It keeps
 * nothing of its own, so any number of copies can run over the same folders.
 */
export async function createStorefront(options: StorefrontOptions): Promise<FastifyInstance> {
  const { desk, secret, boardToken, drawSeed, draw, now, accounts, proxies = 0, logLevel = 'warn' } = options;
  const { artefacts } = desk;
  const app = fastify({
    logger: { level: logLevel },
    bodyLimit: 16_384,
    ...hostOptions(proxies),
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  });
  app.removeContentTypeParser('text/plain');
  letGoOfConnections(app);
  answerErrors(app);

  const onShow = createOnShow(desk, app.log, now, desk.pause);
  const observations = new Observations(now);
  const onSeen = watchCanary({ journal: desk.journal, observations, onShow, now, log: app.log });
  const onFailure = ({ error, ...failure }: RenderFailure) => {
    app.log.error({ ...failure, err: error }, 'A remote failed on the server');
    observations.addFailure({ ...failure, kind: 'server' });
    onSeen();
  };
  if (options.process) {
    const stop = catchStrayErrors(options.process, {
      onRemote: (culprit, error) => {
        onShow()
          .then((shown) => shown && onFailure({ release: shown.live.release.id, ...culprit, error }))
          .catch((err: unknown) => app.log.error({ err }, 'A failure could not be counted'));
      },
      onOwn: (err) => {
        app.log.fatal({ err }, 'The server itself failed');
        options.onOwnError?.(err);
      },
    });
    app.addHook('onClose', () => stop());
  }
  const modules = createServerModules(artefacts, desk.requireFrom);

  app.get('/healthz', async (_request, reply) => {
    const shown = await onShow();
    if (!shown) return reply.code(503).send({ message: 'No release has been promoted yet.' });
    const { release } = shown.live;
    await modules(release.shell, './server');
    return { release: release.id };
  });
  await app.register(assets, { artefacts });
  await app.register(reports, { observations, onShow, onSeen });
  if (boardToken) {
    await app.register(board, { token: boardToken, journal: desk.journal, observations, onShow });
  }
  await app.register(searchEngines, { onShow, artefacts });
  if (accounts) await app.register(accounts, { prefix: '/api' });
  await app.register(pages, {
    onShow,
    pick: createPick({ secret, now, draw, load: (id) => loadWhole(desk, id) }),
    documents: createDocuments({
      modules,
      drawSeed,
      now,
      onFailure,
    }),
    canPreview: (token) => readSignedRelease(secret, 'preview', token, now()) !== undefined,
    onDocument: (release) => observations.addDocument({ release }),
  });
  return app;
}

/** Says what is wrong in words, and nothing about the inside. */
function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { readonly statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'A request failed');
    const message = status >= 500 ? 'Something went wrong on our side. Please try again.' : error.message;
    return reply.code(status).send({ message });
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ message: 'There is nothing at this address.' }),
  );
}
