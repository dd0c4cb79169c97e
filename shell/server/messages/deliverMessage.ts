import { createHmac } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

interface Delivery {
  readonly address: string;
  readonly secret: string;
  /** Equal for repeated attempts, so that the receiver can ignore repeats. */
  readonly idempotencyKey: string;
  readonly body: string;
  readonly now: () => number;
}

/** Three attempts take at most 11 s, less than the timeouts of browsers and proxies. */
const LIMITS = { timeoutMs: 3_000, pausesMs: [500, 1_500] };

/**
 * Posts a message to its receiver. Repeats the request, after growing pauses, if the receiver does not answer or is
 * overloaded. Does not follow redirects.
 * @returns the status of the last answer, or undefined if there was none, and the number of attempts
 */
export async function deliverMessage(
  delivery: Delivery,
  { timeoutMs, pausesMs } = LIMITS,
): Promise<{
  readonly isDelivered: boolean;
  readonly status?: number | undefined;
  readonly attempts: number;
}> {
  for (let attempts = 1; ; attempts += 1) {
    const status = await post(delivery, timeoutMs);
    const isDelivered = status !== undefined && status >= 200 && status < 300;
    const pauseMs = pausesMs[attempts - 1];
    if (isDelivered || !isTemporary(status) || pauseMs === undefined)
      return { isDelivered, status, attempts };
    await delay(pauseMs);
  }
}

const isTemporary = (status: number | undefined) =>
  status === undefined || status === 408 || status === 429 || status >= 500;

async function post(
  { address, secret, idempotencyKey, body, now }: Delivery,
  timeoutMs: number,
): Promise<number | undefined> {
  const timestamp = String(Math.floor(now() / 1_000));
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': idempotencyKey,
        'x-tanabana-timestamp': timestamp,
        'x-tanabana-signature': `sha256=${signatureOf(secret, timestamp, body)}`,
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return undefined;
  }
}

function signatureOf(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
}
