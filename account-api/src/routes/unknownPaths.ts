import { Refusal } from '@tanabana/http/refusal';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Answers unknown paths with 404, and unknown methods of known paths with 405. Its wildcard routes precede the
 * host's. Register it before the calls, because it records their methods.
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
  // Answers HTTP methods that Fastify has no routes for.
  app.setNotFoundHandler(refuse);
  app.addHook('onRoute', ({ url, method }) => {
    methods.set(url, [...(methods.get(url) ?? []), method].flat());
  });
}
