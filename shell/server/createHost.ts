import { createHttpServer, type HostOptions } from '@tanabana/http/createHttpServer';
import type { FastifyInstance } from 'fastify';

/** Methods of page requests, which every address supports. */
const PAGE_METHODS = ['GET', 'HEAD'];

const ABSOLUTE = /^[a-z][a-z\d+.-]*:\/\/[^/?#]+/i;

/** Creates the server of the shop without routes. */
export function createHost(options: HostOptions): FastifyInstance {
  const app = createHttpServer(options, { rewriteUrl: ({ url = '/' }) => originForm(url) });
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
  return app;
}

/** Converts a request target to path and query. Proxies may send the absolute form (RFC 9112 §3.2.2). */
function originForm(target: string): string {
  const path = target.replace(ABSOLUTE, '');
  return path === target || path.startsWith('/') ? path : `/${path}`;
}
