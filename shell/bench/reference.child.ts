/** Sends one stored response with Fastify, without any other work. The response is the first message of the parent. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import fastify from 'fastify';
import type { ReferenceRequest, StoredResponse } from './reference';

const delay = monitorEventLoopDelay();
const app = fastify();

process.on('message', (message: StoredResponse | ReferenceRequest) => {
  if (message !== 'delay') {
    const body = Buffer.from(message.body);
    app.get('/*', (_request, reply) => reply.headers(message.headers).send(body));
    void app.listen({ port: 0 }).then((origin) => process.send?.(origin));
    delay.enable();
    return;
  }
  process.send?.(delay.percentile(99) / 1e6);
  delay.reset();
});
