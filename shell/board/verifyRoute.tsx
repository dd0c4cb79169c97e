import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { deployablesOf, type Release } from '../composition/releases/releaseDocument';
import { pagesOf, verification, type VerifiedStep } from '../render/verify/verify';
import { verifySteps } from '../render/verify/verifySteps';
import { BoardRefusal } from './boardRefusal';
import type { BoardOptions } from './boardOptions';
import { proofOf, readForm } from './forms';
import { Notice, PAGE_HEADERS, renderPage } from './page';

/** Marks where steps are streamed into the page: a private-use character that does not occur in texts. */
const CUT = '\uE000';

/** Number of steps before rendering, besides one for each deployable. */
const STEPS_OF_FILES = 2;

/** Verifies a release, and streams a page with the result of each step. */
export function verifyRoute(app: FastifyInstance, options: BoardOptions): void {
  const { context, renderScript } = options;
  // One at a time: each verification needs a render process and the memory of a whole release.
  let isBusy = false;

  const steps = async function* (release: Release): AsyncGenerator<ReactElement, void> {
    const reasons: string[] = [];
    try {
      for await (const step of verification({ ...context, renderScript }, release)) {
        reasons.push(...step.reasons);
        yield <Step {...step} />;
      }
      yield reasons.length > 0 ? (
        <Notice isBad sentences={['Refused. This is wrong:']} lines={reasons} />
      ) : (
        <Verified release={release.id} proof={proofOf(options, release.id, pagesOf(release))} />
      );
    } catch (error) {
      app.log.error({ err: error, release: release.id }, 'A verification could not be finished');
      const sentence =
        'The verification could not be finished: the store fails. Nothing was changed. Please try again.';
      yield <Notice isBad sentences={[sentence]} />;
    }
  };

  app.post('/verify', async (request, reply) => {
    const { person, fields } = readForm(options, request, 'verify');
    const release = await context.releases.load(fields.release ?? '');
    if (isBusy) {
      throw new BoardRefusal(409, 'A release is being verified', [
        'This server verifies one release at a time. Please try again in a minute.',
      ]);
    }
    const count = STEPS_OF_FILES + deployablesOf(release).length + verifySteps(release).length;
    const children = (
      <>
        <p>{count} steps. This page grows while they are taken; whoever leaves it ends the verification.</p>
        <div className="steps">{CUT}</div>
      </>
    );
    const page = renderPage({ title: `Verifying release ${release.id}`, person, children });
    const [before = '', after = ''] = page.split(CUT);
    const chunks = async function* () {
      yield before;
      for await (const step of steps(release)) yield renderToStaticMarkup(step);
      yield after;
    };
    const stream = Readable.from(chunks());
    isBusy = true;
    // Also when the client disconnects, which ends the iteration and the render process.
    stream.once('close', () => (isBusy = false));
    return reply.headers({ ...PAGE_HEADERS, 'x-accel-buffering': 'no' }).send(stream);
  });
}

/** The result of a step. */
function Step({ what, reasons, isSkipped }: VerifiedStep) {
  const isCorrect = reasons.length === 0;
  const resultInWords = isSkipped ? 'not tried' : isCorrect ? 'in order' : 'wrong';
  return (
    <p className="step">
      <span className={isCorrect ? 'good' : 'alarm'}>{resultInWords}</span> {what}
    </p>
  );
}

/** Next actions with a verified release. */
function Verified({ release, proof }: { readonly release: string; readonly proof: string }) {
  const query = `release=${release}&proof=${encodeURIComponent(proof)}`;
  return (
    <>
      <Notice sentences={[`Release ${release} is in order.`]} />
      <div className="choices">
        <a className="button" href={`/canary?${query}`}>
          Show it to some visitors…
        </a>
        <a className="button quiet" href={`/promote?${query}`}>
          Promote it to everybody…
        </a>
        <a href={`/release/${release}`}>Look at it again</a>
      </div>
    </>
  );
}
