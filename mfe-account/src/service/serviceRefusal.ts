import * as v from 'valibot';

const refusalSchema = v.object({
  response: v.object({ status: v.number(), data: v.unknown() }),
});
const messageSchema = v.object({ message: v.pipe(v.string(), v.trim(), v.nonEmpty()) });
const fieldSchema = v.object({ field: v.string() });
const passwordSchema = v.object({ passwordRequired: v.literal(true) });

/** Answer of the service to a refused call. */
interface ServiceRefusal {
  /** Absent without an answer. */
  readonly status?: number;
  readonly message?: string;
  /** Field that the message is about. */
  readonly field?: string;
  /** Set if a Google sign-in needs the password of the account with the same email. */
  readonly passwordRequired?: true;
}

/** Reads why a call failed. Never throws. */
export function serviceRefusal(error: unknown): ServiceRefusal {
  const refusal = v.safeParse(refusalSchema, error);
  if (!refusal.success) return {};
  const { status, data } = refusal.output.response;
  const parsed = v.safeParse(messageSchema, data);
  return {
    status,
    ...(parsed.success && { message: parsed.output.message }),
    ...(v.is(fieldSchema, data) && { field: data.field }),
    ...(v.is(passwordSchema, data) && { passwordRequired: true }),
  };
}
