import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** A network between the browser and a shop, as bad as a journey wants it. */
export interface Network {
  /** Where the shop is through it. */
  readonly address: string;
  /** Methods and paths that came through, in their order. */
  readonly passed: readonly string[];
  /** Delays documents, and what is sent, from now on, by so many milliseconds. */
  readonly slow: (milliseconds: number) => void;
  /** Lets the bodies of documents through in so many pieces from now on, each of which is painted before the next. */
  readonly trickle: (pieces: number) => void;
  /** Ends every connection from now on, while the browser believes that there is a network. */
  readonly cut: (isCut: boolean) => void;
  /** Lets no script of the shop through before the returned function is called. */
  readonly holdScripts: () => () => void;
  /** Changes the text of documents, or of files whose path matches, from now on. */
  readonly rewrite: (which: 'documents' | RegExp, change: (body: string) => string) => void;
  /** Ends every request for this path from now on. */
  readonly withhold: (path: string) => void;
  readonly close: () => void;
}

const SCRIPTS = /^\/assets\/.*\.js(\?|$)/;

/** How long one piece of a document takes, in milliseconds. */
const PIECE_MS = 50;

/** Opens a network to a shop, on a free port. */
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

/** Sends the head of a document at once, and its body in pieces of about one length, each of which ends before a tag. */
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
