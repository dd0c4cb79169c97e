import { Refusal } from '@tanabana/http/refusal';
import type { FastifyError } from 'fastify';
import type { FastifySchemaValidationError } from 'fastify/types/schema';
import { PASSWORD_LENGTH } from './contract/schemas';
import { isDatabaseUnavailable } from './database/isDatabaseUnavailable';

const RETRY_AFTER_SECONDS = 5;

const FIELD_MESSAGES: Record<string, string> = {
  name: 'Please enter a name of at most 100 characters',
  email: 'Please enter a valid email address',
  password: PASSWORD_LENGTH,
  phone: 'Please enter a valid phone number',
  picture: 'The picture must be an https address',
  token: 'The Google credential is missing',
};

const KEYWORD_MESSAGES: Record<string, string> = {
  required: 'Please fill in all fields',
  additionalProperties: 'The request has a field that cannot be set',
  minProperties: 'Nothing has changed',
};

/** Converts errors of the database and of request validation to refusals with messages for shoppers. */
export function refusalOf(error: FastifyError): Refusal | undefined {
  if (error.validation) return validationRefusal(error.validation);
  if (!isDatabaseUnavailable(error)) return undefined;
  const headers = { 'retry-after': RETRY_AFTER_SECONDS };
  return new Refusal(503, 'Your account is not available just now. Please try again.', {}, headers);
}

function validationRefusal([error]: readonly FastifySchemaValidationError[]): Refusal {
  const ofKeyword = KEYWORD_MESSAGES[error?.keyword ?? ''];
  if (ofKeyword !== undefined) return new Refusal(400, ofKeyword);
  const field = error?.instancePath.slice(1) ?? '';
  const message = FIELD_MESSAGES[field];
  return message === undefined
    ? new Refusal(400, 'The request must be a JSON object')
    : new Refusal(400, message, { field });
}
