import * as v from 'valibot';
import { parseStored } from '../stores/parseStored';

const commitSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{7,64}$/)),
  /** Time of the commit. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  subject: v.string(),
  author: v.optional(v.string()),
  /** Whether the sources differed from the commit. */
  isDirty: v.optional(v.boolean()),
});

const publicationSchema = v.object({
  by: v.string(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** Undefined if the sources are not in a Git repository. */
  commit: v.optional(commitSchema),
  /** Address of the pipeline's run. */
  run: v.optional(v.string()),
});

export type Commit = v.InferOutput<typeof commitSchema>;
export type Publication = v.InferOutput<typeof publicationSchema>;

export interface Publisher {
  /** Without a name, the publication is not recorded. */
  readonly by?: string | undefined;
  readonly commit?: Commit | undefined;
  readonly run?: string | undefined;
  /** Private key in PEM that signs the manifest. */
  readonly key?: string | undefined;
}

/** Publication of one version, as its key describes it. */
export interface PublicationEntry {
  readonly key: string;
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly publishedAt: number;
  /** Time of the commit in milliseconds since 1970; undefined without a commit. */
  readonly committedAt: number | undefined;
  readonly commit: string | undefined;
}

const NONE = '-';

const KEY = /\/publications\/(\d+)_(\d+|-)_([\w.-]+?)_([0-9a-f]+|-)_[\w-]+\.json$/;

/**
 * The key contains everything that decides which publication is the newest, so that a list of keys is enough.
 * @param id distinguishes publications of the same millisecond
 */
export function publicationEntryKey(name: string, version: string, { at, commit }: Publication, id: string) {
  const parts = [
    String(Date.parse(at)).padStart(14, '0'),
    commit ? Date.parse(commit.at) : NONE,
    version,
    commit?.id.slice(0, 12) ?? NONE,
    id,
  ];
  return `${name}/publications/${parts.join('_')}.json`;
}

/** Returns undefined for other keys. */
export function parsePublicationKey(key: string): PublicationEntry | undefined {
  const [, publishedAt, committedAt, version, commit] = KEY.exec(key) ?? [];
  if (publishedAt === undefined || version === undefined) return undefined;
  return {
    key,
    version,
    publishedAt: Number(publishedAt),
    committedAt: committedAt === NONE ? undefined : Number(committedAt),
    commit: commit === NONE ? undefined : commit,
  };
}

/**
 * Returns the publication of the newest commit, or the last publication if that has no commit. The order in which
 * pipelines end therefore does not matter.
 */
export function newestPublication<Entry extends Pick<PublicationEntry, 'publishedAt' | 'committedAt'>>(
  entries: readonly Entry[],
): Entry | undefined {
  const byTime = [...entries].sort((a, b) => b.publishedAt - a.publishedAt);
  const [last] = byTime;
  if (last?.committedAt === undefined) return last;
  return byTime
    .filter(({ committedAt }) => committedAt !== undefined)
    .reduce((newest, entry) => (Number(entry.committedAt) > Number(newest.committedAt) ? entry : newest));
}

/** Returns undefined for invalid content. */
export function parsePublication(content: Buffer): Publication | undefined {
  try {
    return parseStored(publicationSchema, content);
  } catch {
    return undefined;
  }
}

/** As in `1a2b3c4 Fix the price of rugs`. */
export function commitInWords({ id, subject, isDirty = false }: Commit): string {
  return `${id.slice(0, 7)}${isDirty ? ' (with local changes)' : ''} ${subject}`;
}
