import * as v from 'valibot';

const refusalSchema = v.object({
  response: v.object({ status: v.number(), data: v.unknown() }),
});
const messageSchema = v.object({ message: v.pipe(v.string(), v.trim(), v.nonEmpty()) });
const fieldSchema = v.object({ field: v.string() });
const passwordSchema = v.object({ passwordRequired: v.literal(true) });

/** What the service answered to a call that it refused. */
interface ServiceRefusal {
  /** HTTP status; absent when no answer came. */
  readonly status?: number;
  /** The service's message, if it sent one. */
  readonly message?: string;
  /** The field of the request that the message is about, if it is one. */
  readonly field?: string;
  /** Set when a Google sign-in needs the password of the account with the same email. */
  readonly passwordRequired?: true;
}

/** Reads why a call failed; never throws. */
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
