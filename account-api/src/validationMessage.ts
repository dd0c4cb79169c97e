import type { FastifySchemaValidationError } from 'fastify/types/schema';

const FIELD_MESSAGES: Record<string, string> = {
  '/name': 'Please enter a name of at most 100 characters',
  '/email': 'Please enter a valid email address',
  '/password': 'The password must have 8 to 200 characters',
  '/phone': 'Please enter a valid phone number',
  '/picture': 'The picture must be an https address',
  '/token': 'The Google credential is missing',
};

/** Says in a shopper's words what the validator found wrong in a request. */
export function validationMessage(errors: readonly FastifySchemaValidationError[]): string {
  const [error] = errors;
  if (error?.keyword === 'required') return 'Please fill in all fields';
  if (error?.keyword === 'additionalProperties') return 'The request has a field that cannot be set';
  if (error?.keyword === 'minProperties') return 'There is nothing to change';
  return FIELD_MESSAGES[error?.instancePath ?? ''] ?? 'The request must be a JSON object';
}
