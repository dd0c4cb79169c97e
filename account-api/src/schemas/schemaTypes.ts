import type { FastifyTypeProvider } from 'fastify';
import type { Static, TSchema } from 'typebox';

/** Types of a route's body and answers, derived from its schemas. */
export interface SchemaTypes extends FastifyTypeProvider {
  readonly validator: this['schema'] extends TSchema ? Static<this['schema']> : unknown;
  readonly serializer: this['schema'] extends TSchema ? Static<this['schema']> : unknown;
}
