import { Refusal } from '@tanabana/http/refusal';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Answers unknown paths below the prefix with 404, and unknown methods of known paths with 405. Registers wildcard
 * routes, because otherwise the wildcard routes of the host would answer these paths. Call this function before the
 * other routes are added, because it records their methods while they are added.
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
  // Answers requests with HTTP methods that `app.all` does not include.
  app.setNotFoundHandler(refuse);
  app.addHook('onRoute', ({ url, method }) => {
    methods.set(url, [...(methods.get(url) ?? []), method].flat());
  });
}
