import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';

const SCRIPTS =
  /<script id="tanabana-recorder">.*?<\/script>|<link rel="modulepreload"[^>]*>|<script type="importmap">.*?<\/script>|<p id="tanabana-act-status".*?<\/script>/gs;

interface StandIn {
  readonly origin: string;
  readonly close: () => void;
}

/**
 * Starts a proxy of a shop.
 * @param storefront origin of the shop
 * @param withScripts false removes the scripts of pages
 */
export async function openStandIn(storefront: string, withScripts: boolean): Promise<StandIn> {
  const server = createServer((incoming, answer) => {
    const isPage = incoming.headers['sec-fetch-dest'] === 'document';
    const headers = { ...incoming.headers };
    if (isPage) headers['accept-encoding'] = 'identity';
    const passed = request(
      storefront + (incoming.url ?? '/'),
      { headers, method: incoming.method ?? 'GET' },
      (got) => {
        if (!isPage) {
          answer.writeHead(got.statusCode ?? 502, got.headers);
          got.pipe(answer);
          return;
        }
        void text(got).then((html) => {
          const page = withScripts ? html : html.replace(SCRIPTS, '');
          const headers: IncomingHttpHeaders = { ...got.headers, 'content-encoding': 'br' };
          delete headers['content-length'];
          delete headers['transfer-encoding'];
          answer.writeHead(got.statusCode ?? 502, headers);
          answer.end(brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
        });
      },
    );
    passed.on('error', () => answer.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}
