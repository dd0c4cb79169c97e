import * as v from 'valibot';

/** Longest reason that the history takes from the board, in characters. */
export const MAX_REASON = 500;

const releaseId = v.pipe(v.string(), v.regex(/^[0-9a-z-]{1,64}$/));
const note = v.pipe(v.string(), v.maxLength(400));

const inOneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

/** What the forms of the board carry. */
export const actionFieldsSchema = v.object({
  token: v.optional(note, ''),
  /** Number of the deployment that the form was rendered from. */
  seen: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))),
  release: v.optional(releaseId),
  /** Says that the release was verified. */
  proof: v.optional(note),
  /** Share of a canary, in per cent. */
  share: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40))),
  reason: v.optional(v.pipe(v.string(), v.transform(inOneLine), v.maxLength(MAX_REASON)), ''),
  /** Versions of a proposal. */
  with: v.optional(v.pipe(v.string(), v.maxLength(8_000))),
});

export type ActionFields = v.InferOutput<typeof actionFieldsSchema>;
