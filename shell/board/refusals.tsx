import { ArtefactError } from '@tanabana/build/store/artefactStore';
import { UsageError } from '@tanabana/build/publish/usageError';
import type { FastifyError, FastifyInstance } from 'fastify';
import { ReleaseRefused } from '../composition/releases/compose';
import { NoChangeError } from '../composition/deployments/deploymentHistory';
import { ReleaseError } from '../composition/releases/releaseStore';
import { personOf } from './forms';
import { Notice, sendPage } from './page';
import { BoardRefusal } from './boardRefusal';

/** Sends errors as HTML pages. */
export function answerRefusals(app: FastifyInstance): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const { status, title, sentences, lines } = refusalOf(error);
    if (status >= 500) request.log.error({ err: error }, 'The board failed');
    reply.code(status).header('cache-control', 'no-store');
    if (status === 401) reply.header('www-authenticate', 'Basic realm="Releases"');
    const children = <Notice isBad sentences={sentences} lines={lines} />;
    return sendPage(reply, { title, person: personOf(request), children });
  });
}

/** Maps an error to the texts of its page. */
function refusalOf(error: FastifyError): BoardRefusal {
  if (error instanceof BoardRefusal) return error;
  if (error instanceof NoChangeError)
    return new BoardRefusal(409, 'There is nothing to do', [
      'This is already the current state. Nothing was changed.',
    ]);
  if (error instanceof ReleaseRefused)
    return new BoardRefusal(422, 'Refused', ['It is wrong:'], error.reasons);
  if (error instanceof ReleaseError || error instanceof ArtefactError)
    return new BoardRefusal(422, 'It cannot be done', [error.message]);
  if (error instanceof UsageError || (error.statusCode ?? 500) < 500)
    return new BoardRefusal(error.statusCode ?? 400, 'Not understood', [error.message]);
  return new BoardRefusal(503, 'The store cannot be used', [
    `The store of releases and builds fails (${error.code || error.name}).`,
    'Visitors still get the release that was live. If you sent a form, look at the history before you try again.',
  ]);
}
