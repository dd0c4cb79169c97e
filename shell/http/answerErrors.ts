import type { FastifyInstance } from 'fastify';

/** Methods of page requests, which every address supports. */
const PAGE_METHODS = ['GET', 'HEAD'];

/** Sends errors as `{ message }`. Messages of 5xx errors are generic; the error itself is logged only. */
export function answerErrors(app: FastifyInstance): void {
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
