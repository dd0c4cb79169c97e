import type { FastifySchemaValidationError } from 'fastify/types/schema';
import { FieldRefusal, Refusal } from './refusal';

export const PASSWORD_LENGTH = 'The password must be 8 to 200 characters long';

const FIELD_MESSAGES: Record<string, string> = {
  name: 'Please enter a name of at most 100 characters',
  email: 'Please enter a valid email address',
  password: PASSWORD_LENGTH,
  phone: 'Please enter a valid phone number',
  picture: 'The picture must be an https address',
  token: 'The Google credential is missing',
};

export function validationRefusal([error]: readonly FastifySchemaValidationError[]): Refusal {
  if (error?.keyword === 'required') return new Refusal(400, 'Please fill in all fields');
  if (error?.keyword === 'additionalProperties') {
    return new Refusal(400, 'The request has a field that cannot be set');
  }
  if (error?.keyword === 'minProperties') return new Refusal(400, 'Nothing has changed');
  const field = error?.instancePath.slice(1) ?? '';
  const message = FIELD_MESSAGES[field];
  return message === undefined
    ? new Refusal(400, 'The request must be a JSON object')
    : new FieldRefusal(field, message);
}
