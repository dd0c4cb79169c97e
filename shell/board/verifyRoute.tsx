import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { deployablesOf, type Release } from '../composition/releaseDocument';
import { pagesOf, verification, type VerifiedStep } from '../render/verify/verify';
import { verifySteps } from '../render/verify/verifySteps';
import { BoardRefusal } from './boardRefusal';
import type { BoardOptions } from './boardOptions';
import { proofOf, readForm } from './forms';
import { Notice, PAGE_HEADERS, renderPage } from './page';

/** Where the page is cut and continued: a character that no text of it has. */
const CUT = '\uE000';

/** Steps before those that run code of the release, besides one for each deployable. */
const STEPS_OF_FILES = 2;

/** Verifies a release, and shows each step on a page that grows while the steps are taken. */
export function verifyRoute(app: FastifyInstance, options: BoardOptions): void {
  const { context, renderScript } = options;
  // Each runs a process with the memory of the whole release: one at a time.
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
    // Also when the reader leaves: that ends the iteration, and with it the process.
    stream.once('close', () => (isBusy = false));
    return reply.headers({ ...PAGE_HEADERS, 'x-accel-buffering': 'no' }).send(stream);
  });
}

/** A step that was taken. */
function Step({ what, reasons }: VerifiedStep) {
  const isRight = reasons.length === 0;
  return (
    <p className="step">
      <span className={isRight ? 'good' : 'alarm'}>{isRight ? 'in order' : 'wrong'}</span> {what}
    </p>
  );
}

/** What can be done with a release that is in order. */
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
