import { hostOptions, letGoOfConnections } from '@tanabana/account-api/hosting';
import fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { ArtefactStore } from '../release/artefactStore';
import { ReleaseStore } from '../release/releaseStore';
import { assets } from './assets';
import { createCurrentRelease } from './currentRelease';
import { failures } from './failures';
import { pages } from './pages';
import { searchEngines } from './searchEngines';
import { createServerModules } from './serverModules';
import type { StorefrontFolders } from './storefrontFolders';

interface StorefrontOptions {
  readonly folders: StorefrontFolders;
  /** Whole number from which a document's random values come. */
  readonly drawSeed: () => number;
  readonly now: () => number;
  /** The account service, mounted under `/api`. */
  readonly accounts?: FastifyPluginAsync;
  /** How many proxies stand in front and may name the caller's address. */
  readonly proxies?: number;
  readonly logLevel?: string;
}

/**
 * The composition server: picks the release on show, renders pages out of it, and serves its files. It keeps
 * nothing of its own, so any number of copies can run over the same folders.
 */
export async function createStorefront({
  folders,
  drawSeed,
  now,
  accounts,
  proxies = 0,
  logLevel = 'warn',
}: StorefrontOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: logLevel },
    bodyLimit: 16_384,
    ...hostOptions(proxies),
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  });
  app.removeContentTypeParser('text/plain');
  letGoOfConnections(app);
  answerErrors(app);

  const artefacts = new ArtefactStore(folders.artefacts);
  const currentRelease = createCurrentRelease(new ReleaseStore(folders.releases), artefacts, app.log);
  const modules = createServerModules(artefacts, folders.requireFrom);

  app.get('/healthz', async (_request, reply) => {
    const release = currentRelease();
    if (!release) return reply.code(503).send({ message: 'No release has been promoted yet.' });
    await modules(release.shell, './server');
    return { release: release.id };
  });
  await app.register(assets, { folder: folders.artefacts });
  await app.register(failures);
  await app.register(searchEngines, { currentRelease });
  if (accounts) await app.register(accounts, { prefix: '/api' });
  await app.register(pages, { currentRelease, modules, drawSeed, now });
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
