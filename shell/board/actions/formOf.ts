import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { actionFieldsSchema, type ActionFields } from './actionFields';
import type { ActionName } from './ActionForm';
import type { BoardTools } from '../boardOptions';
import { boardPerson, type BoardPerson } from '../boardPerson';
import { BoardRefusal } from '../boardRefusal';
import { isSameOrigin } from './isSameOrigin';

/** Whoever acts is asked for a name: browsers then ask for the credentials again. */
export function requireName(person: BoardPerson): void {
  if (person.mayAct) return;
  throw new BoardRefusal(401, 'Who are you?', [
    'Acting needs a name, for the history. Sign in with your name as user name, and the token as password.',
  ]);
}

/**
 * What a form carries that somebody sent from a page of the board.
 * @throws {BoardRefusal} when it may have been forged, or is too old
 */
export function formOf(
  { notes }: Pick<BoardTools, 'notes'>,
  request: FastifyRequest,
  action: ActionName,
): { readonly person: BoardPerson; readonly fields: ActionFields } {
  const person = boardPerson(request.headers.authorization);
  requireName(person);
  const { success, output: fields } = v.safeParse(actionFieldsSchema, request.body);
  if (!isSameOrigin(request)) {
    throw new BoardRefusal(403, 'Not from here', [
      'This form did not come from a page of the board. Nothing was changed.',
    ]);
  }
  if (!success) {
    throw new BoardRefusal(400, 'Not understood', [
      'This form is not one of the board’s. Nothing was changed.',
    ]);
  }
  if (!notes.isOurs(fields.token, 'form', action, person.id)) {
    throw new BoardRefusal(403, 'This form has expired', [
      'Forms of the board are good for an hour, and for whom they were made. Nothing was changed.',
      'Open the board again, and send the form from there.',
    ]);
  }
  return { person, fields };
}
