import { requireStoreClock } from '@tanabana/releases/documents/storeClock';
import type { FastifyInstance } from 'fastify';
import { checkedRollback } from '@tanabana/releases/deployments/checkedRollback';
import { canaryShare, promote, startCanary, stopCanary } from '@tanabana/releases/deployments/deployReleases';
import { requireConditionalWrites } from '@tanabana/releases/deployments/requireConditionalWrites';
import { loadCompleteRelease } from '@tanabana/releases/deployments/loadCompleteRelease';
import { verifiedChecks } from '../render/verify/verify';
import { readForm } from './boardForm';
import type { BoardOptions } from './boardOptions';
import { BoardRefusal } from './boardRefusal';
import { personOf } from './person';

interface Deployed {
  readonly release: string;
  readonly share: number;
  readonly reason: string;
  /** Descriptions of the checks that the release has passed. The history records these descriptions. */
  readonly checks: string[];
}

/**
 * Maps the action of a form to the function that adds a deployment. The form posts to the path of its action, as in
 * `/promote`.
 */
const ACTIONS = {
  promote: async ({ deployments, objects }, { release, reason, checks }) => {
    await requireConditionalWrites(objects);
    await promote(deployments, release, { reason, checks });
  },
  canary: ({ deployments }, { release, share, reason, checks }) =>
    startCanary(deployments, release, share, { reason, checks }),
  'end-canary': ({ deployments }, { release, reason }) => stopCanary(deployments, reason, release),
  rollback: (context, { release, reason }) => checkedRollback(context, release, reason),
} satisfies Record<string, (context: BoardOptions['context'], deployed: Deployed) => Promise<unknown>>;

/**
 * Each form contains the number of the latest deployment when the form was rendered. If another deployment was added
 * since then, the request is refused.
 */
export function deployRoutes(app: FastifyInstance, options: BoardOptions): void {
  const { context } = options;
  for (const action of Object.keys(ACTIONS) as (keyof typeof ACTIONS)[]) {
    app.post(`/${action}`, async (request, reply) => {
      const { state, fields } = readForm(options, request, action);
      const { release = '', seen = 0, pages, isOlder } = state;
      const share = action === 'canary' ? canaryShare(fields.share ?? '') : 0;
      if (fields.reason === '' || share === undefined)
        throw new BoardRefusal(
          422,
          'Say why, for the history. The share of a canary is above 0 and below 100.',
        );
      if (isOlder && !fields.isConfirmed)
        throw new BoardRefusal(
          422,
          'The release was composed before the live release. Confirm that in the form.',
        );
      if (pages !== undefined) await loadCompleteRelease(context, release);
      const checks = pages === undefined ? [] : verifiedChecks(pages);
      await requireStoreClock(context.objects, context.now);
      const { name, isVerified } = personOf(request);
      const deployments = context.deployments.actingOn(seen, name, isVerified);
      await ACTIONS[action]({ ...context, deployments }, { release, share, reason: fields.reason, checks });
      return reply.redirect(`/?done=${seen + 1}`, 303);
    });
  }
}
