import { readFileSync } from 'node:fs';
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2';
import { connect as connectTcp } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { connect as connectTls, createSecureContext, type SecureContext } from 'node:tls';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Edge } from '../edge/startEdge';
import type { Kind, Outcomes } from './outcomes';

const decompress = promisify(brotliDecompress);

/** Files that a document names and a browser fetches at once. */
const FILES = /(?:src|href)="(\/assets\/[^"]+)"/g;

/** Files that a browser fetches for a document: those above the fold, with scripts and fonts. */
const FILES_PER_DOCUMENT = 16;

interface Options {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A browser as servers see it: an address, cookies and a cache of its own. */
export interface Visitor {
  /** Opens a page, and fetches the files that are new. @param at when it is due, as `performance.now()` says it */
  readonly open: (path: string, at?: number) => Promise<void>;
  /** Calls the account service. @returns the answer's body */
  readonly call: (method: string, path: string, payload?: object, token?: string) => Promise<string>;
  readonly leave: () => void;
}

/** What visitors trust, read once for all. */
const trusted = new Map<string, SecureContext>();

/** Connects to nginx over HTTP/2. @param address one of this machine's loopback addresses */
function connectFrom({ origin, certificate }: Edge, address: string): ClientHttp2Session {
  const { hostname, port } = new URL(origin);
  const secureContext = trusted.get(certificate) ?? createSecureContext({ ca: readFileSync(certificate) });
  trusted.set(certificate, secureContext);
  return connect(origin, {
    createConnection: () =>
      connectTls({
        socket: connectTcp({ host: '127.0.0.1', port: Number(port), localAddress: address }),
        servername: hostname,
        secureContext,
        ALPNProtocols: ['h2'],
      }),
  });
}

/** @param address one of this machine's loopback addresses, as limits count by address */
export function openVisitor(edge: Edge, address: string, outcomes: Outcomes): Visitor {
  const session = connectFrom(edge, address);
  // A failed connection fails the requests, which are counted.
  session.on('error', () => undefined);
  const cached = new Set<string>();
  const cookies = new Map<string, string>();

  const send = async (kind: Kind, path: string, at: number, options: Options = {}, payload = '') => {
    let answer: IncomingHttpHeaders = {};
    let body = Buffer.alloc(0);
    let failure: string | undefined;
    try {
      const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
      const headers = { 'accept-encoding': 'br', ...(cookie && { cookie }), ...options.headers };
      const { method = 'GET' } = options;
      const stream = session.request(
        { ':method': method, ':path': path, ...headers },
        { endStream: payload === '' },
      );
      stream.once('response', (received) => (answer = received));
      if (payload !== '') stream.end(payload);
      body = await buffer(stream);
      if (!(Number(answer[':status']) < 400)) failure = String(answer[':status']);
    } catch (error) {
      failure = String(error);
    }
    const fallback = answer['x-tanabana-fallback'];
    outcomes.add({
      kind,
      ms: performance.now() - at,
      bytes: body.length,
      failure,
      fallback: fallback === undefined ? undefined : String(fallback),
    });
    for (const line of answer['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return { body, isCompressed: answer['content-encoding'] === 'br' };
  };

  return {
    open: async (path, at = performance.now()) => {
      const { body, isCompressed } = await send('document', path, at);
      const html = String(isCompressed ? await decompress(body) : body);
      const files = [...html.matchAll(FILES)].map(([, file = '']) => file).slice(0, FILES_PER_DOCUMENT);
      const missing = new Set(files.filter((file) => !cached.has(file)));
      for (const file of missing) cached.add(file);
      await Promise.all(Array.from(missing, (file) => send('file', file, performance.now())));
    },
    call: async (method, path, payload, token) => {
      const headers = {
        'accept-encoding': 'identity',
        ...(payload && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      };
      const words = payload === undefined ? '' : JSON.stringify(payload);
      return String(
        (await send('account', `/api${path}`, performance.now(), { method, headers }, words)).body,
      );
    },
    leave: () => session.close(),
  };
}
