import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { checkPlaces } from '../composition/checkPlaces';
import { openReleaseContext, type ReleaseContext } from '../composition/releaseContext';
import { releaseSecret } from '../composition/releaseSecret';
import { withSecretFiles } from '../composition/secretFiles';
import { readEnvironment, SERVER_VARIABLES, token } from '../http/environment';
import { listen, portNumber } from '../http/listen';
import { createBoard } from './createBoard';

/** Where the shop is, unless something else is said. */
const DEFAULT_SHOP = 'http://localhost:3000';

const configurationSchema = v.object({
  BOARD_PORT: v.optional(v.string(), '4100'),
  BOARD_TOKEN: v.pipe(v.optional(token, ''), v.minLength(1, 'is not set: it opens the board.')),
  SHOP_ORIGIN: v.optional(v.pipe(v.string(), v.url(`is no address, as in ${DEFAULT_SHOP}.`))),
  ...SERVER_VARIABLES,
});

interface BoardPlace {
  /** The repository's folder, or what holds the board alone. */
  readonly root: string;
  readonly env: ReleaseContext['env'];
  /** Script of the render processes, below that folder, where it is not the source. */
  readonly renderScript?: string;
  readonly print: (line: string) => void;
}

/**
 * Checks what the board needs before anything is changed.
 * @returns serves the board; links open the given shop, unless `SHOP_ORIGIN` names another
 * @throws {Error} in words, when the configuration is wrong, or a store cannot be reached
 */
export async function prepareBoard({
  root,
  env: environment,
  renderScript,
  print,
}: BoardPlace): Promise<(shop?: string) => Promise<FastifyInstance>> {
  const env = withSecretFiles(environment, ['RELEASE_SECRET', 'BOARD_TOKEN']);
  const configuration = readEnvironment(configurationSchema, env);
  const { BOARD_TOKEN, SHOP_ORIGIN, PROXIES, LOG_LEVEL, HSTS } = configuration;
  const port = await portNumber(configuration.BOARD_PORT, 'BOARD_PORT');
  const context = openReleaseContext(root, env, print);
  await checkPlaces(context);
  const secret = await releaseSecret(context.data, env.RELEASE_SECRET);
  return async (shop = DEFAULT_SHOP) => {
    const app = await createBoard({
      context,
      token: BOARD_TOKEN,
      shopOrigin: new URL(SHOP_ORIGIN ?? shop).origin,
      secret,
      now: context.now,
      proxies: PROXIES,
      ...(renderScript !== undefined && { renderScript }),
      ...(HSTS !== undefined && { hsts: HSTS }),
      ...(LOG_LEVEL && { logLevel: LOG_LEVEL }),
    });
    print(`The board of releases is at ${await listen(app, port)}`);
    return app;
  };
}
