import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { shareAt } from '@tanabana/releases/deployments/canarySchedule';
import { olderThanLive } from '@tanabana/releases/deployments/olderThanLive';
import type { Release } from '@tanabana/releases/documents/releaseDocument';
import { pagesOf, verification, type VerifiedStep } from '../render/verify/verify';
import { BoardForm, readForm } from './boardForm';
import type { BoardOptions } from './boardOptions';
import { Notice, PAGE_HEADERS, renderPage } from './page';
import { BoardRefusal } from './boardRefusal';

/**
 * Placeholder in the HTML of the page. The results of the verification steps are streamed in place of this character.
 * No text contains this private-use character.
 */
const CUT = '\uE000';

/** Default share of visitors who receive a canary, in per cent. */
const DEFAULT_SHARE = 5;

/** Registers the route that verifies a release, and streams the result of each step and then the forms that deploy. */
export function verifyRoute(app: FastifyInstance, options: BoardOptions): void {
  const { context, renderScript } = options;
  // Verifications do not run concurrently, because each needs a render process and the memory of an entire release.
  let isBusy = false;

  const steps = async function* (
    release: Release,
    request: FastifyRequest,
  ): AsyncGenerator<ReactElement, void> {
    const reasons: string[] = [];
    try {
      for await (const step of verification({ ...context, renderScript }, release)) {
        reasons.push(...step.reasons);
        yield <Step {...step} />;
      }
      yield reasons.length > 0 ? (
        <Notice isBad message="Refused. This is wrong:" lines={reasons} />
      ) : (
        await nextForms(options, request, release)
      );
    } catch (error) {
      app.log.error({ err: error, release: release.id }, 'A verification could not be finished');
      const message = 'The verification could not be finished: the store fails. Please try again.';
      yield <Notice isBad message={message} />;
    }
  };

  app.post('/verify', async (request, reply) => {
    const { state } = readForm(options, request, 'verify');
    const release = await context.releases.load(state.release ?? '');
    if (isBusy)
      throw new BoardRefusal(409, 'This server verifies one release at a time. Try again in a minute.');
    const children = (
      <>
        <p>This page grows with each step. Whoever leaves it ends the verification.</p>
        <div>{CUT}</div>
      </>
    );
    const [before = '', after = ''] = renderPage(request, `Verifying release ${release.id}`, children).split(
      CUT,
    );
    const chunks = async function* () {
      yield before;
      for await (const step of steps(release, request)) yield renderToStaticMarkup(step);
      yield after;
    };
    const stream = Readable.from(chunks());
    isBusy = true;
    // The event `close` also occurs when the client disconnects. The verification and its render process then end.
    stream.once('close', () => (isBusy = false));
    return reply.headers({ ...PAGE_HEADERS, 'x-accel-buffering': 'no' }).send(stream);
  });
}

function Step({ what, reasons, isSkipped }: VerifiedStep) {
  const isCorrect = reasons.length === 0;
  const result = isSkipped ? 'not tried' : isCorrect ? 'in order' : 'wrong';
  return (
    <p className="step">
      <span className={isCorrect ? 'good' : 'alarm'}>{result}</span> {what}
    </p>
  );
}

async function nextForms(options: BoardOptions, request: FastifyRequest, release: Release) {
  const { id } = release;
  const present = await options.context.deployments.latest();
  const older = await olderThanLive(options.context, id);
  const state = { release: id, seen: present?.number ?? 0, pages: pagesOf(release) };
  const share = present?.canary ? shareAt(present, options.now()) * 100 : DEFAULT_SHARE;
  return (
    <>
      <Notice message={`Release ${id} is in order.`} />
      <p>
        <a href={`/release/${id}`}>Look at it again</a>
      </p>
      <section>
        <h2>Show it to some visitors</h2>
        <p>The canary ends by itself when it is shown to fail more often than the live release.</p>
        <BoardForm {...{ options, request, state }} action="canary" label="Show it to them" asksReason>
          <label>
            Share of visitors, in per cent
            <input
              type="number"
              name="share"
              min="0.01"
              max="99.99"
              step="0.01"
              required
              defaultValue={share.toFixed(2)}
            />
          </label>
        </BoardForm>
      </section>
      <section>
        <h2>Promote it to everybody</h2>
        <p>Everybody gets this release with the next page. A canary ends with it.</p>
        {older !== undefined && <Notice isBad message={older} />}
        <BoardForm
          {...{ options, request }}
          state={{ ...state, isOlder: older !== undefined }}
          action="promote"
          label="Promote it to everybody"
          asksReason
        >
          {older !== undefined && (
            <label>
              Do it all the same
              <input type="checkbox" name="isConfirmed" value="yes" required />
            </label>
          )}
        </BoardForm>
      </section>
    </>
  );
}
