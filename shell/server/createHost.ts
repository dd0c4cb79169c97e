import type { FastifyInstance } from 'fastify';
import { createHttpServer, type HostOptions } from '../http/createHttpServer';

/** Methods of page requests, which every address supports. */
const PAGE_METHODS = ['GET', 'HEAD'];

const ABSOLUTE = /^[a-z][a-z\d+.-]*:\/\/[^/?#]+/i;

/** Creates the server of the shop without routes: its limits, the headers of every response, and its error responses. */
export function createHost(options: HostOptions): FastifyInstance {
  const app = createHttpServer(options, {
    rewriteUrl: ({ url = '/' }) => originForm(url),
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  });
  app.removeContentTypeParser('text/plain');
  answerErrors(app);
  return app;
}

/** Converts a request target to path and query. Proxies may send the absolute form (RFC 9112 §3.2.2). */
function originForm(target: string): string {
  const path = target.replace(ABSOLUTE, '');
  return path === target || path.startsWith('/') ? path : `/${path}`;
}

/** Sends errors as `{ message }`. The message of a 5xx error is generic; the log has the error itself. */
function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { readonly statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'A request failed');
    const message = status >= 500 ? 'Something went wrong on our side. Please try again.' : error.message;
    return reply.code(status).header('cache-control', 'no-store').send({ message });
  });
  app.setNotFoundHandler((request, reply) => {
    if (PAGE_METHODS.includes(request.method)) {
      return reply.code(404).send({ message: 'There is nothing at this address.' });
    }
    const url = request.url.split('?')[0] ?? '';
    const methods = [...PAGE_METHODS, ...(app.hasRoute({ method: 'POST', url }) ? ['POST'] : [])].join(', ');
    return reply
      .code(405)
      .header('allow', methods)
      .send({ message: `This address answers ${methods} only.` });
  });
}
