import * as v from 'valibot';
import { parseStored } from './parseStored';

const publicationSchema = v.object({
  /** Who published it. */
  by: v.string(),
  at: v.pipe(v.string(), v.isoTimestamp()),
});

/** Who published a version, and when. */
export type Publication = v.InferOutput<typeof publicationSchema>;

/** Who publishes. */
export interface Publisher {
  /** Name, stored beside a new version. */
  readonly by?: string | undefined;
  /** Private key with which the version is signed, as PEM. */
  readonly key?: string | undefined;
}

/** Parses the record of a publication. @returns undefined when it is not readable */
export function parsePublication(text: string): Publication | undefined {
  try {
    return parseStored(publicationSchema, text);
  } catch {
    return undefined;
  }
}
