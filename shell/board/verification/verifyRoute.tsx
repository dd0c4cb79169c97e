import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { deployablesOf, type Release } from '../../composition/releaseDocument';
import { pagesOf, verification } from '../../render/verify/verify';
import { verifySteps } from '../../render/verify/verifySteps';
import { documentHeaders } from '../../http/responseHeaders';
import type { BoardTools } from '../boardOptions';
import { boardMarkup, boardPage } from '../boardPage';
import { BoardRefusal } from '../boardRefusal';
import { formOf } from '../actions/formOf';
import { verifiedNote } from './verifiedNote';
import { VerifyOutcome, VerifyUnfinished } from './VerifyOutcome';
import { VerifyPage } from './VerifyPage';
import { VerifyStepLine } from './VerifyStepLine';

/** Where the page is cut, to be written on: a character that no text of it has. */
const REST = '\uE000';

/** Steps before those that run code of the release, besides one for each deployable. */
const STEPS_OF_FILES = 2;

/** Verifies a release, and shows the steps on a page that grows while they are taken. */
export function verifyRoute(app: FastifyInstance, tools: BoardTools): void {
  const { context, notes, renderScript } = tools;
  // Each runs a process with the memory of the whole release: one at a time.
  let isBusy = false;

  const steps = async function* (release: Release): AsyncGenerator<string, void> {
    const reasons: string[] = [];
    try {
      let from = performance.now();
      for await (const step of verification({ ...context, renderScript }, release)) {
        const seconds = (performance.now() - from) / 1_000;
        reasons.push(...step.reasons);
        yield boardMarkup(<VerifyStepLine step={step} seconds={seconds} />);
        from = performance.now();
      }
      const proof = verifiedNote(notes, release.id, pagesOf(release));
      yield boardMarkup(<VerifyOutcome release={release.id} reasons={reasons} proof={proof} />);
    } catch (error) {
      app.log.error({ err: error, release: release.id }, 'A verification could not be finished');
      yield boardMarkup(<VerifyUnfinished />);
    }
  };

  app.post('/verify', async (request, reply) => {
    const { person, fields } = formOf(tools, request, 'verify');
    const release = await context.releases.load(fields.release ?? '');
    if (isBusy) {
      throw new BoardRefusal(409, 'A release is being verified', [
        'This server verifies one release at a time. Please try again in a minute.',
      ]);
    }
    const count = STEPS_OF_FILES + deployablesOf(release).length + verifySteps(release).length;
    const { html, policy } = boardPage({
      title: `Verifying release ${release.id}`,
      children: (
        <VerifyPage person={person} release={release.id} steps={count}>
          {REST}
        </VerifyPage>
      ),
      later: <Later />,
    });
    const [before = '', after = ''] = html.split(REST);
    const chunks = async function* () {
      yield before;
      yield* steps(release);
      yield after;
    };
    const stream = Readable.from(chunks());
    isBusy = true;
    // Also when the reader leaves: that ends the iteration, and with it the process.
    stream.once('close', () => (isBusy = false));
    return reply
      .type('text/html; charset=utf-8')
      .headers({ ...documentHeaders(policy), 'x-accel-buffering': 'no' })
      .send(stream);
  });
}

/** Everything that may come later, for its styles. */
function Later() {
  return (
    <>
      <VerifyStepLine step={{ what: '', reasons: [] }} seconds={0} />
      <VerifyStepLine step={{ what: '', reasons: [''] }} seconds={0} />
      <VerifyOutcome release="" reasons={[]} proof="" />
      <VerifyOutcome release="" reasons={['']} proof="" />
    </>
  );
}
