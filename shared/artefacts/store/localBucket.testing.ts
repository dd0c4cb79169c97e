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
