import * as v from 'valibot';

const orUndefined = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);

const bodySchema = v.object({
  message: orUndefined(v.pipe(v.string(), v.trim(), v.nonEmpty())),
  field: orUndefined(v.string()),
  /** Set if a Google sign-in requires the password of the existing account. */
  passwordRequired: orUndefined(v.literal(true)),
});

const refusalSchema = v.object({
  response: v.object({ status: v.number(), data: v.fallback(bodySchema, {}) }),
});

type ServiceRefusal = v.InferOutput<typeof bodySchema> & {
  /** HTTP status; undefined if the service did not respond. */
  readonly status?: number;
};

/** Reads status and message from the error of a failed call. Returns an empty object if the service did not respond. */
export function serviceRefusal(error: unknown): ServiceRefusal {
  const refusal = v.safeParse(refusalSchema, error);
  if (!refusal.success) return {};
  const { status, data } = refusal.output.response;
  return { status, ...data };
}
