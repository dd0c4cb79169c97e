import * as v from 'valibot';
import { parseStored } from './parseStored';

const publicationSchema = v.object({
  by: v.string(),
  at: v.pipe(v.string(), v.isoTimestamp()),
});

export type Publication = v.InferOutput<typeof publicationSchema>;

export interface Publisher {
  readonly by?: string | undefined;
  /** Private key in PEM that signs the manifest. */
  readonly key?: string | undefined;
}

/** Parses `published.json`. Returns undefined for invalid content. */
export function parsePublication(content: Buffer): Publication | undefined {
  try {
    return parseStored(publicationSchema, content);
  } catch {
    return undefined;
  }
}
