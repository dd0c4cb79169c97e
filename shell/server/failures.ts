import type { FastifyPluginCallback } from 'fastify';
import { FAILURES_PATH } from '../src/regions/reportFailure';

const text = { type: 'string', maxLength: 500 } as const;

const schema = {
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['release', 'remote', 'version', 'expose', 'kind', 'message'],
    properties: {
      release: text,
      remote: text,
      version: text,
      expose: text,
      kind: { enum: ['load', 'render'] },
      message: text,
    },
  },
} as const;

/** Hears from browsers which version of which remote failed. */
export const failures: FastifyPluginCallback = (app, _options, done) => {
  app.post(FAILURES_PATH, { schema, bodyLimit: 4_096 }, (request, reply) => {
    request.log.warn({ failure: request.body }, 'A remote failed in a browser');
    return reply.code(204).send();
  });
  done();
};
