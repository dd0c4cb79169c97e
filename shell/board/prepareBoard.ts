import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { checkStores } from '../composition/checkStores';
import { openReleaseContext, type ReleaseContext } from '../composition/deployments/releaseContext';
import { previewSecret, releaseSecret } from '../composition/signing/releaseSecret';
import { withSecretFiles } from '@tanabana/artefacts/environment/secretFiles';
import { readEnvironment, SERVER_VARIABLES, token } from '@tanabana/http/environment';
import { listen, portNumber } from '@tanabana/http/listen';
import { createBoard } from './createBoard';

const DEFAULT_SHOP = 'http://localhost:3000';

const configurationSchema = v.object({
  BOARD_PORT: v.optional(v.string(), '4100'),
  BOARD_TOKEN: v.pipe(v.optional(v.string(), ''), v.minLength(1, 'is not set: it opens the board.'), token),
  SHOP_ORIGIN: v.optional(v.pipe(v.string(), v.url(`is no address, as in ${DEFAULT_SHOP}.`))),
  DASHBOARD_URL: v.optional(
    v.pipe(v.string(), v.url('is no address, as in https://grafana.example/d/tanabana.')),
  ),
  ...SERVER_VARIABLES,
});

interface PrepareOptions {
  /** Folder of the repository, or of the bundled board. */
  readonly root: string;
  readonly env: ReleaseContext['env'];
  /** Bundled script of the render processes, relative to `root`. If undefined, the processes run the source file. */
  readonly renderScript?: string;
  readonly print: (line: string) => void;
}

/**
 * Validates the configuration of the board and opens its stores.
 * @returns a function that starts the board. Its argument is the address of the shop that preview links open, unless
 * `SHOP_ORIGIN` is set.
 * @throws {Error} when the configuration is invalid, or a store cannot be reached
 */
export async function prepareBoard({
  root,
  env: environment,
  renderScript,
  print,
}: PrepareOptions): Promise<(shop?: string) => Promise<FastifyInstance>> {
  const env = withSecretFiles(environment, ['RELEASE_SECRET', 'PREVIEW_SECRET', 'BOARD_TOKEN']);
  const configuration = readEnvironment(configurationSchema, env);
  const { BOARD_TOKEN, SHOP_ORIGIN, DASHBOARD_URL, PROXIES, LOG_LEVEL, HSTS } = configuration;
  const port = await portNumber(configuration.BOARD_PORT, 'BOARD_PORT');
  const context = openReleaseContext(root, env, print);
  await checkStores(context);
  const secret = await releaseSecret(context.data, env);
  return async (shop = DEFAULT_SHOP) => {
    const app = await createBoard({
      context,
      token: BOARD_TOKEN,
      shopOrigin: new URL(SHOP_ORIGIN ?? shop).origin,
      secret,
      previewSecret: previewSecret(env),
      dashboard: DASHBOARD_URL,
      now: context.now,
      proxies: PROXIES,
      renderScript,
      hsts: HSTS,
      logLevel: LOG_LEVEL,
    });
    print(`The board of releases is at ${await listen(app, port)}`);
    return app;
  };
}
