import { ArtefactError } from '@tanabana/artefacts/store/artefactStore';
import { UsageError } from '@tanabana/artefacts/usageError';
import type { FastifyError, FastifyInstance } from 'fastify';
import {
  formatDeployment,
  NoChangeError,
  OutdatedDeploymentError,
} from '../composition/deployments/deploymentHistory';
import { ReleaseRefused } from '../composition/releases/compose';
import { ReleaseError } from '../composition/releases/releaseStore';
import { BoardRefusal } from './boardRefusal';
import { Notice, sendPage } from './page';

/** Sends errors as HTML pages. */
export function answerRefusals(app: FastifyInstance): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const { status, message, lines } = refusalOf(error);
    if (status >= 500) request.log.error({ err: error }, 'The board failed');
    reply.code(status).header('cache-control', 'no-store');
    if (status === 401) reply.header('www-authenticate', 'Basic realm="Releases"');
    const title = status < 500 ? 'Nothing was changed' : 'The board failed';
    return sendPage(reply, request, title, <Notice isBad message={message} lines={lines} />);
  });
}

/** Maps an error to the texts of its page. */
function refusalOf(error: FastifyError): BoardRefusal {
  if (error instanceof BoardRefusal) return error;
  if (error instanceof OutdatedDeploymentError)
    return new BoardRefusal(409, error.message, error.present && [formatDeployment(error.present)]);
  if (error instanceof NoChangeError) return new BoardRefusal(409, error.message);
  if (error instanceof ReleaseRefused) return new BoardRefusal(422, 'Refused:', error.reasons);
  if (error instanceof ReleaseError || error instanceof ArtefactError)
    return new BoardRefusal(422, error.message);
  if (error instanceof UsageError || (error.statusCode ?? 500) < 500)
    return new BoardRefusal(error.statusCode ?? 400, error.message);
  return new BoardRefusal(503, `The store of releases and builds fails (${error.code || error.name}).`, [
    'Visitors still get the release that was live.',
    'If you sent a form, look at the history before you try again.',
  ]);
}
