import * as v from 'valibot';
import type { PublicRecord } from '../contracts/page';
import { createSharedReads } from './sharedReads';

const READ_TIMEOUT_MS = 3_000;

/**
 * Creates a function that fetches a record of another remote once, and again after a failure. Checks the record's
 * integrity, and rejects a record that does not fit the schema. Reports failures with the record's address, which
 * assigns a failure to the publishing remote.
 */
export function recordReader<const Schema extends v.GenericSchema>(
  schema: Schema,
): (record: PublicRecord) => Promise<v.InferOutput<Schema>> {
  const shared = createSharedReads({ cache: true });
  return ({ address, integrity }) =>
    shared(address, async () => {
      try {
        const signal = AbortSignal.timeout(READ_TIMEOUT_MS);
        const answer = await fetch(address, { signal, ...(integrity && { integrity }) });
        if (!answer.ok) throw new Error(`status ${answer.status}`);
        return v.parse(schema, await answer.json());
      } catch (cause) {
        const error = new Error(`${address} cannot be read: ${inWords(cause)}`, { cause });
        reportError(error);
        throw error;
      }
    });
}

/** Names the first invalid field, as in `0.price`. */
function inWords(cause: unknown): string {
  return v.isValiError(cause) ? `${v.getDotPath(cause.issues[0])}: ${cause.message}` : String(cause);
}
