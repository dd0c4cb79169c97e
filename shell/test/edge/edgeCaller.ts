import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { Agent, request } from 'node:https';
import { buffer } from 'node:stream/consumers';
import type { Edge } from './startEdge';

interface EdgeRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: unknown;
}

interface EdgeAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A payload that is not a text is sent as JSON. */
export function edgeCaller({ origin, certificate }: Edge) {
  const agent = new Agent({ keepAlive: true, ca: readFileSync(certificate) });
  return (path: string, { method = 'GET', headers = {}, payload }: EdgeRequest = {}) =>
    new Promise<EdgeAnswer>((resolve, reject) => {
      const isText = typeof payload === 'string';
      const type = payload === undefined || isText ? {} : { 'content-type': 'application/json' };
      const sent = payload === undefined || isText ? payload : JSON.stringify(payload);
      request(origin + path, { agent, method, headers: { ...type, ...headers } }, (answer) => {
        buffer(answer).then(
          (body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
          reject,
        );
      })
        .once('error', reject)
        .end(sent);
    });
}
