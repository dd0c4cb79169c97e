import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * A proxy between the browser and a shop, which simulates network faults. Each function affects only
 * requests after the function call.
 */
export interface Network {
  /** Address at which browsers reach the shop through the proxy. */
  readonly address: string;
  /** Methods and paths of forwarded requests, in order. */
  readonly passed: readonly string[];
  /** Delays documents and request bodies. */
  readonly slow: (milliseconds: number) => void;
  /** Sends the bodies of documents in a number of pieces, with pauses in which the browser paints. */
  readonly trickle: (pieces: number) => void;
  /** Closes every connection, while the browser considers itself online. */
  readonly cut: (isCut: boolean) => void;
  /** Delays the scripts of the shop until the returned function is called. */
  readonly holdScripts: () => () => void;
  /** Changes the text of documents, or of files whose path matches. */
  readonly rewrite: (which: 'documents' | RegExp, change: (body: string) => string) => void;
  /** Closes the connection of every request for a path, without a response. */
  readonly withhold: (path: string) => void;
  readonly close: () => void;
}

const SCRIPTS = /^\/assets\/.*\.js(\?|$)/;

/** Interval between the pieces of a document, in milliseconds. */
const PIECE_MS = 50;

/** Starts a proxy for a shop on a free port. */
export async function openNetwork(shop: string): Promise<Network> {
  const passed: string[] = [];
  let delay = 0;
  let pieces = 1;
  let isCut = false;
  let scripts: Promise<void> = Promise.resolve();
  const rewritten: { readonly which: 'documents' | RegExp; readonly change: (body: string) => string }[] = [];
  const withheld = new Set<string>();
  const forward = (incoming: IncomingMessage, answer: ServerResponse) => {
    const { method = 'GET', url: path = '/', headers } = incoming;
    if (isCut || withheld.has(path)) {
      incoming.socket.destroy();
      return;
    }
    passed.push(`${method} ${path}`);
    const isDocument = headers['sec-fetch-dest'] === 'document';
    const change = rewritten.find(({ which }) =>
      which === 'documents' ? isDocument : which.test(path),
    )?.change;
    const isInPieces = pieces > 1 && isDocument;
    const asked = isInPieces || change ? { ...headers, 'accept-encoding': 'identity' } : headers;
    const outgoing = request(shop + path, { method, headers: asked }, (given) => {
      const { 'content-length': length, ...others } = given.headers;
      answer.writeHead(given.statusCode ?? 502, change || length === undefined ? others : given.headers);
      if (change) void text(given).then((body) => answer.end(change(body)));
      else if (isInPieces) void sendInPieces(given, answer, pieces);
      else given.pipe(answer);
    });
    outgoing.on('error', () => answer.destroy());
    incoming.pipe(outgoing);
  };
  const server = createServer((incoming, answer) => {
    const { method, headers } = incoming;
    const isSlow = method !== 'GET' || headers['sec-fetch-dest'] === 'document';
    const isScript = SCRIPTS.test(incoming.url ?? '');
    const pass = () => setTimeout(() => forward(incoming, answer), isSlow ? delay : 0);
    if (isScript) void scripts.then(pass);
    else pass();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    passed,
    slow: (milliseconds) => (delay = milliseconds),
    trickle: (count) => (pieces = count),
    cut: (cut) => {
      isCut = cut;
      if (cut) server.closeAllConnections();
    },
    holdScripts: () => {
      let release = (): void => undefined;
      scripts = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
    rewrite: (which, change) => void rewritten.push({ which, change }),
    withhold: (path) => void withheld.add(path),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Sends the head of a document immediately, and the body in pieces of similar length, split before a tag. */
async function sendInPieces(given: IncomingMessage, answer: ServerResponse, pieces: number): Promise<void> {
  const html = await text(given);
  const start = html.indexOf('<body');
  const length = Math.ceil((html.length - start) / pieces);
  answer.write(html.slice(0, start));
  for (let at = start, end = at; at < html.length; at = end) {
    const tag = html.indexOf('<', at + length);
    end = tag < 0 ? html.length : tag;
    answer.write(html.slice(at, end));
    await wait(PIECE_MS);
  }
  answer.end();
}
