import { DOCUMENT_DATA_ID, type Composition } from '@tanabana/runtime/contracts/composition';
import type { PageLink } from '@tanabana/runtime/contracts/pageLink';
import { globalStyles } from '@tanabana/runtime/theme/globalStyles';
import { createHttpServer } from '@tanabana/http/createHttpServer';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { pageLinksAddress } from '../composition/releases/pageLinks';
import { FAILURES_PATH } from '../protocol/reportPaths';
import { jsonForScript } from '../render/jsonForScript';
import { describeFailure, type ReportedFailure } from './describeFailure';

interface DevelopmentOptions {
  readonly root: string;
  /** Deployable → port. */
  readonly ports: ReadonlyMap<string, number>;
  readonly accounts: FastifyPluginAsync;
  readonly composition: Composition;
  readonly pages: readonly PageLink[];
}

/** Serves all dev servers under one origin, with the account service and a document without server rendering. */
export async function createDevelopmentServer(options: DevelopmentOptions): Promise<FastifyInstance> {
  const { root, ports, accounts, composition, pages } = options;
  const app = createHttpServer({});
  await app.register(accounts, { prefix: '/api' });

  app.get<{ Params: { name: string } }>('/assets/:name/*', async (request, reply) => {
    const answer = await fetch(`http://localhost:${ports.get(request.params.name) ?? 0}${request.url}`);
    return reply
      .code(answer.status)
      .header('content-type', answer.headers.get('content-type') ?? 'application/octet-stream')
      .header('cache-control', 'no-store')
      .send(Buffer.from(await answer.arrayBuffer()));
  });
  app.get(pageLinksAddress(composition.release), () => pages);
  app.post<{ Body: ReportedFailure }>(FAILURES_PATH, async ({ body }, reply) => {
    console.error(await describeFailure(body, root, (file) => fetchSourceMap(ports, `${file}.map`)));
    return reply.code(204).send();
  });
  app.get('/*', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(developmentDocument(composition)),
  );
  return app;
}

const EMPTY_SOURCE_MAP = '{"version":3,"sources":[],"names":[],"mappings":""}';

/** Fetches a source map from a dev server; an empty one if there is none. @param file path, as in `/assets/cart/dev/pages-cart.js.map` */
async function fetchSourceMap(ports: DevelopmentOptions['ports'], file: string): Promise<string> {
  const [, , name = ''] = file.split('/');
  const response = await fetch(`http://localhost:${ports.get(name) ?? 0}${file}`);
  return response.ok ? response.text() : EMPTY_SOURCE_MAP;
}

/** Fast Refresh of every remote finds the shared React through this hook, which must exist before React loads. */
const REFRESH_HOOK = `
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    renderers: new Map(), supportsFiber: true, isDisabled: false,
    inject(renderer) { const id = this.renderers.size + 1; this.renderers.set(id, renderer); return id; },
    onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {},
  };`;

function developmentDocument(composition: Composition): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="only light">
<meta name="description" content="">
<title>${composition.settings.brand}</title>
<style>${globalStyles((file) => `/assets/shell/dev/fonts/${file}`)}</style>
<script>${REFRESH_HOOK}</script>
</head>
<body>
<div id="root"></div>
<script type="application/json" id="${DOCUMENT_DATA_ID}">${jsonForScript({ composition })}</script>
<script type="module" src="/assets/shell/dev/main.js"></script>
</body>
</html>
`;
}
