import { BlockList, isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { checkStores } from '@tanabana/releases/deployments/checkStores';
import { openReleaseContext, type ReleaseContext } from '@tanabana/releases/deployments/releaseContext';
import { previewSecret, releaseSecret } from '@tanabana/releases/signatures/releaseSecret';
import { withSecretFiles } from '@tanabana/releases/environment/secretFiles';
import { readEnvironment, SERVER_VARIABLES, token } from '@tanabana/http/environment';
import { listen, portNumber } from '@tanabana/http/listen';
import { createBoard } from './createBoard';
import type { ProxySignIn } from './person';

const DEFAULT_SHOP = 'http://localhost:3000';

const configurationSchema = v.object({
  BOARD_PORT: v.optional(v.string(), '4100'),
  BOARD_TOKEN: v.pipe(v.optional(v.string(), ''), v.minLength(1, 'is not set: it opens the board.'), token),
  SHOP_ORIGIN: v.optional(v.pipe(v.string(), v.url(`is no address, as in ${DEFAULT_SHOP}.`))),
  DASHBOARD_URL: v.optional(
    v.pipe(v.string(), v.url('is no address, as in https://grafana.example/d/tanabana.')),
  ),
  BOARD_USER_HEADER: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w-]+$/, 'is no name of a header, as in X-Forwarded-User.'),
      v.toLowerCase(),
    ),
  ),
  BOARD_TRUSTED_PROXIES: v.optional(v.pipe(v.string(), v.rawTransform(readNetworks))),
  ...SERVER_VARIABLES,
});

/** Parses addresses and networks, as in `10.0.0.5, 10.1.0.0/16, fd00::/8`. */
function readNetworks({ dataset, addIssue, NEVER }: v.RawTransformContext<string>): BlockList {
  const networks = new BlockList();
  for (const word of dataset.value.split(',').map((part) => part.trim())) {
    const [address = '', prefix, ...rest] = word.split('/');
    const version = isIP(address);
    const bits = version === 6 ? 128 : 32;
    if (version === 0 || rest.length > 0 || !/^\d{1,3}$/.test(prefix ?? '0') || Number(prefix ?? 0) > bits) {
      addIssue({ message: `contains "${word}", which is no address or network, as in 10.1.0.0/16.` });
      return NEVER;
    }
    networks.addSubnet(address, Number(prefix ?? bits), version === 6 ? 'ipv6' : 'ipv4');
  }
  return networks;
}

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
  const signIn = signInOf(configuration);
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
      signIn,
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

function signInOf({
  BOARD_USER_HEADER: header,
  BOARD_TRUSTED_PROXIES: proxies,
}: v.InferOutput<typeof configurationSchema>): ProxySignIn | undefined {
  if (header !== undefined && proxies !== undefined) return { header, proxies };
  if (header === undefined && proxies === undefined) return undefined;
  throw new Error(
    'BOARD_USER_HEADER and BOARD_TRUSTED_PROXIES need each other: a header is trusted only if a proxy sends it.',
  );
}
