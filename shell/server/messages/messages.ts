import { createHash } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import {
  type EnquiryMessage,
  enquiryMessageSchema,
  type SubscriptionMessage,
  subscriptionMessageSchema,
} from '@tanabana/contract/messages/messageSchemas';
import { ENQUIRIES_PATH, SUBSCRIPTIONS_PATH } from '@tanabana/contract/messages/sendMessage';
import type { ReleaseSettings } from '@tanabana/contract/settings/settings';
import { Refusal } from '@tanabana/http/refusal';
import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import * as v from 'valibot';
import type { Services, StorefrontOptions } from '../services/createServices';
import { IPV6_PREFIX_BITS } from '../telemetry/canaryVisitors';
import { deliverMessage } from './deliverMessage';

const MAX_MESSAGES_PER_ADDRESS = 20;
const RATE_WINDOW_MS = 10 * 60_000;

/** An enquiry of some 300 lines with its letter. */
const MAX_BODY_BYTES = 256 * 1_024;

type Webhooks = Pick<ReleaseSettings, 'enquiryWebhook' | 'newsletterWebhook'>;

interface MessageType {
  readonly path: string;
  readonly type: 'enquiry' | 'subscription';
  readonly webhook: (settings: Webhooks) => string | undefined;
  readonly schema: v.GenericSchema<unknown, EnquiryMessage | SubscriptionMessage>;
}

const TYPES: readonly MessageType[] = [
  {
    path: ENQUIRIES_PATH,
    type: 'enquiry',
    webhook: ({ enquiryWebhook }) => enquiryWebhook,
    schema: v.pipe(
      enquiryMessageSchema,
      v.check(({ lines, fuel }) => lines.length > 0 || fuel !== undefined),
    ),
  },
  {
    path: SUBSCRIPTIONS_PATH,
    type: 'subscription',
    webhook: ({ newsletterWebhook }) => newsletterWebhook,
    schema: subscriptionMessageSchema,
  },
];

type MessageServices = Pick<Services, 'metrics' | 'liveReleases' | 'now'> &
  Pick<StorefrontOptions, 'webhookSecret'>;

/**
 * Receives messages of browsers, and delivers them to the webhooks of the live release. Pages of other sites cannot send
 * messages, because the routes accept only JSON. Messages are not stored, and the log contains none of their data.
 */
export async function messages(app: FastifyInstance, services: MessageServices): Promise<void> {
  const { metrics, liveReleases, now, webhookSecret } = services;
  const outcomes = new Counter({
    name: 'tanabana_messages_total',
    help: 'Messages of visitors for webhooks: delivered, refused, or failed because the receiver did not accept them.',
    labelNames: ['type', 'outcome'],
    registers: [metrics.registry],
  });
  for (const { type } of TYPES)
    for (const outcome of ['delivered', 'refused', 'failed']) outcomes.inc({ type, outcome }, 0);
  await app.register(rateLimit, {
    max: MAX_MESSAGES_PER_ADDRESS,
    timeWindow: RATE_WINDOW_MS,
    ipv6Subnet: IPV6_PREFIX_BITS,
  });

  for (const { path, type, webhook, schema } of TYPES) {
    app.post(
      path,
      {
        bodyLimit: MAX_BODY_BYTES,
        onResponse: (_request, { statusCode }, done) => {
          const outcome = statusCode < 400 ? 'delivered' : statusCode < 500 ? 'refused' : 'failed';
          outcomes.inc({ type, outcome });
          done();
        },
      },
      async (request, reply) => {
        const address = webhook((await liveReleases())?.live.release.settings ?? {});
        if (address === undefined) throw new Refusal(404, 'The shop has no webhook for this message.');
        const { success, output, issues } = v.safeParse(schema, request.body);
        if (!success) {
          const fields = issues.map((issue) => v.getDotPath(issue) ?? 'body');
          throw new Refusal(400, `These fields are missing or invalid: ${fields.join(', ')}.`);
        }
        const body = JSON.stringify({ type, ...output });
        const hash = createHash('sha256').update(body).digest('hex').slice(0, 16);
        if (webhookSecret === undefined) {
          request.log.error('WEBHOOK_SECRET is not set, so that no message can be delivered');
          return reply.code(503).send(UNDELIVERED);
        }
        const { isDelivered, ...result } = await deliverMessage({
          address,
          secret: webhookSecret,
          // The reference alone is not unique: two visitors can have the same one.
          idempotencyKey: 'reference' in output ? `${output.reference}-${hash}` : hash,
          body,
          now,
        });
        if (isDelivered) return reply.code(204).send();
        request.log.error({ type, ...result }, 'The receiver of a webhook did not accept a message');
        return reply.code(502).send(UNDELIVERED);
      },
    );
  }
}

const UNDELIVERED = { message: 'Your message could not be delivered.' };
