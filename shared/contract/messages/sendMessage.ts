import { fetchInTime } from '../async/fetchInTime';
import type { EnquiryMessage, SubscriptionMessage } from './messageSchemas';

export const ENQUIRIES_PATH = '/_enquiries';
export const SUBSCRIPTIONS_PATH = '/_subscriptions';

/** Longer than the server tries to deliver a message, in milliseconds. */
const DELIVERY_TIMEOUT_MS = 14_000;

/** Sends a message to the shop's server. Resolves with whether the shop has received the message. */
export async function sendMessage(
  ...[path, message]:
    | [path: typeof ENQUIRIES_PATH, message: EnquiryMessage]
    | [path: typeof SUBSCRIPTIONS_PATH, message: SubscriptionMessage]
): Promise<boolean> {
  try {
    const { status } = await fetchInTime(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
      timeoutMs: DELIVERY_TIMEOUT_MS,
    });
    return status === 204;
  } catch {
    return false;
  }
}
