import { decodeToken, parseProfile, type Profile } from '@tanabana/runtime/session/session';
import * as v from 'valibot';
import { serviceRefusal } from './serviceRefusal';

/** Result of a sign-in: a session, or the message that the form shows (§7). */
export type SignInResult =
  | { readonly success: true; readonly token: string; readonly profile: Profile }
  | {
      readonly success: false;
      readonly message: string;
      /** The field of the request that the message is about, if it is one. */
      readonly field?: string;
      readonly passwordRequired?: true;
    };

/** Error messages of §8 for one way of signing in. */
interface SignInTexts {
  readonly failed: string;
  readonly missingToken: string;
}

const optionalToken = v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty())), undefined);
const answerSchema = v.object({
  token: optionalToken,
  accessToken: optionalToken,
  user: v.optional(v.unknown()),
});

/** Parses a sign-in's answer: `token` or `accessToken`, and an optional user (§7). Never rejects. */
export async function signInResult(answer: Promise<unknown>, texts: SignInTexts): Promise<SignInResult> {
  try {
    const read = v.safeParse(answerSchema, await answer);
    const token = read.success ? (read.output.token ?? read.output.accessToken) : undefined;
    if (token === undefined) return { success: false, message: texts.missingToken };
    // A token that cannot be decoded would be removed at once, and the form would seem to do nothing.
    if (!decodeToken(token)) return { success: false, message: texts.failed };
    return { success: true, token, profile: parseProfile(read.success ? read.output.user : undefined) };
  } catch (error) {
    const { message = texts.failed, field, passwordRequired } = serviceRefusal(error);
    return {
      success: false,
      message,
      ...(field !== undefined && { field }),
      ...(passwordRequired && { passwordRequired }),
    };
  }
}
