import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal';

/**
 * Answers every path that is no call with 404, and a call by a method that it does not take with 405, before a body
 * is read. The routes come before any wildcard of the host, whose pages would answer otherwise. To be registered
 * before the calls, whose methods it learns.
 */
export function unknownPaths(app: FastifyInstance): void {
  const methods = new Map<string, string[]>();
  const refuse = (request: FastifyRequest, reply: FastifyReply): Promise<never> => {
    const known = methods.get(request.url.replace(/\?.*/s, ''));
    if (known) reply.header('allow', known.sort().join(', '));
    return Promise.reject(
      known ? new Refusal(405, 'This cannot be done here') : new Refusal(404, 'There is nothing here'),
    );
  };
  for (const path of ['/', '/*']) {
    app.all(path, { schema: { hide: true }, onRequest: refuse, handler: refuse });
  }
  // Reached by methods of HTTP that Fastify has no routes for.
  app.setNotFoundHandler(refuse);
  app.addHook('onRoute', ({ url, method }) => {
    methods.set(url, [...(methods.get(url) ?? []), method].flat());
  });
}
