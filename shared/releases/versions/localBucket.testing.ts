import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import S3rver from 's3rver';
import { newFolder } from './builtDeployable.testing';

const servers: Server[] = [];

afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

export const BUCKET = 'tanabana-releases';

/**
 * Runs S3rver until the tests of the file have ended, behind a server that adds conditional writes. Such writes fail as
 * Amazon documents: with 412 for an existing key, and with 409 during a concurrent write.
 * @param losesReply whether the connection is closed after a key was written, before the reply
 * @returns environment variables that clients of the server need
 */
export async function runLocalBucket({
  losesReply = () => false,
}: { readonly losesReply?: (key: string) => boolean } = {}): Promise<Readonly<Record<string, string>>> {
  const service = new S3rver({
    silent: true,
    directory: newFolder(),
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  await service.configureBuckets();
  listAllPrefixes(service);
  const answer = service.callback();
  const existing = new Set<string>();
  const unfinished = new Set<string>();

  const refuse = (request: IncomingMessage, response: ServerResponse, status: number, code: string) => {
    request.resume();
    response.writeHead(status, { 'content-type': 'application/xml' });
    response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`);
  };
  const server = createServer((request, response) => {
    const key = new URL(request.url ?? '', 'http://bucket').pathname;
    // Clients adjust their clocks to this time, which tests may have changed.
    response.setHeader('date', new Date().toUTCString());
    if (request.method === 'DELETE') existing.delete(key);
    if (request.method === 'PUT') {
      const isExisting = existing.has(key);
      const isConditional = request.headers['if-none-match'] === '*';
      if (isConditional && (isExisting || unfinished.has(key))) {
        const [status, code] = isExisting
          ? ([412, 'PreconditionFailed'] as const)
          : ([409, 'ConditionalRequestConflict'] as const);
        refuse(request, response, status, code);
        return;
      }
      unfinished.add(key);
      response.once('close', () => {
        unfinished.delete(key);
        if (response.statusCode === 200) existing.add(key);
      });
      if (isConditional && losesReply(key)) {
        response.end = () => response.destroy();
      }
    }
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);

  const { port } = server.address() as AddressInfo;
  return {
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
    RELEASES_BUCKET: BUCKET,
  };
}

interface Listing {
  readonly objects: readonly { readonly key: string }[];
  readonly commonPrefixes: readonly string[];
  readonly isTruncated: boolean;
}

interface ListOptions {
  readonly delimiter?: string | undefined;
  readonly prefix?: string | undefined;
  readonly maxKeys: number;
}

/** Adds the prefixes that S3rver omits: those with keys only below further prefixes. */
function listAllPrefixes(service: S3rver): void {
  const { store } = service as unknown as {
    readonly store: { listObjects: (bucket: string, options: ListOptions) => Promise<Listing> };
  };
  const list = store.listObjects.bind(store);
  store.listObjects = async (bucket, options) => {
    const { delimiter, prefix = '', maxKeys } = options;
    if (!delimiter) return list(bucket, options);
    const { objects } = await list(bucket, { ...options, delimiter: undefined, maxKeys: Infinity });
    const prefixOf = (key: string) => {
      const end = key.indexOf(delimiter, prefix.length);
      return end < 0 ? undefined : key.slice(0, end + 1);
    };
    const direct = objects.filter(({ key }) => prefixOf(key) === undefined);
    return {
      objects: direct.slice(0, maxKeys),
      commonPrefixes: [...new Set(objects.flatMap(({ key }) => prefixOf(key) ?? []))].sort(),
      isTruncated: direct.length > maxKeys,
    };
  };
}
