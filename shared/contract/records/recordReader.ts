import * as v from 'valibot';
import type { PublicRecord } from '../pages/page';
import { fetchInTime } from '../async/fetchInTime';
import { createSharedReads } from '../async/sharedReads';

const READ_TIMEOUT_MS = 3_000;

/**
 * Creates a function that fetches a record of another remote and caches the result. A failed fetch is not cached. The
 * function rejects a record whose integrity or schema is wrong, and reports the failure with the record's address. The
 * address contains the name of the remote that publishes the record.
 */
export function recordReader<const Schema extends v.GenericSchema>(
  schema: Schema,
): (record: PublicRecord) => Promise<v.InferOutput<Schema>> {
  const shared = createSharedReads({ cache: true });
  return ({ address, integrity }) =>
    shared(address, async () => {
      try {
        const answer = await fetchInTime(address, {
          timeoutMs: READ_TIMEOUT_MS,
          ...(integrity && { integrity }),
        });
        if (!answer.ok) throw new Error(`status ${answer.status}`);
        return v.parse(schema, await answer.json());
      } catch (cause) {
        const error = new Error(`${address} cannot be read: ${describe(cause)}`, { cause });
        reportError(error);
        throw error;
      }
    });
}

/** Describes an error, and names the first invalid field of a record, as in `0.price`. */
function describe(cause: unknown): string {
  return v.isValiError(cause) ? `${v.getDotPath(cause.issues[0])}: ${cause.message}` : String(cause);
}
