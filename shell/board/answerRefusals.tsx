import { ArtefactError } from '@tanabana/build/store/artefactStore';
import { UsageError } from '@tanabana/build/publish/usageError';
import type { FastifyError, FastifyInstance } from 'fastify';
import { ReleaseRefused } from '../composition/compose';
import { ReleaseError } from '../composition/releaseStore';
import { boardPerson } from './boardPerson';
import { BoardRefusal } from './boardRefusal';
import { MessagePage } from './components/MessagePage';
import { sendPage } from './sendPage';
import { storeRefusal } from './storeRefusal';

/** Says on a page of the board why something is not done, and what can be said about the store that refuses. */
export function answerRefusals(app: FastifyInstance): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const refusal = refusalOf(error) ?? storeRefusal(error, 'Nothing was changed.');
    const { status, title, sentences, lines } = refusal;
    if (status >= 500) request.log.error({ err: error }, 'The board failed');
    reply.code(status).header('cache-control', 'no-store');
    if (status === 401) reply.header('www-authenticate', 'Basic realm="Releases"');
    const person = boardPerson(request.headers.authorization);
    const children = <MessagePage person={person} title={title} sentences={sentences} lines={lines} />;
    return sendPage(reply, { title, children });
  });
}

/** What an error says in words; nothing when it says nothing to people. */
export function refusalOf(error: Error & { readonly statusCode?: number }): BoardRefusal | undefined {
  if (error instanceof BoardRefusal) return error;
  if (error instanceof ReleaseRefused)
    return new BoardRefusal(422, 'Refused', ['It is wrong:'], error.reasons);
  if (error instanceof UsageError) return new BoardRefusal(400, 'Not understood', [error.message]);
  if (error instanceof ReleaseError || error instanceof ArtefactError) {
    return new BoardRefusal(422, 'It cannot be done', [error.message]);
  }
  const { statusCode = 500 } = error;
  return statusCode < 500 ? new BoardRefusal(statusCode, 'Not understood', [error.message]) : undefined;
}
