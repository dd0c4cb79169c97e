import type { FastifyTypeProvider } from 'fastify';
import type { Static, TSchema } from 'typebox';

/** Types the body and the answers of a route by its schemas (Fastify's type provider; exists in types only). */
export interface SchemaTypes extends FastifyTypeProvider {
  readonly validator: this['schema'] extends TSchema ? Static<this['schema']> : unknown;
  readonly serializer: this['schema'] extends TSchema ? Static<this['schema']> : unknown;
}
