import type { FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';
import { readSigned, sign } from '@tanabana/releases/signatures/signed';
import type { BoardOptions } from './boardOptions';
import { BoardRefusal } from './boardRefusal';
import { personOf } from './person';

const FORM_TTL_MS = 3_600_000;

const MAX_REASON_LENGTH = 500;

type ActionName = 'compose' | 'verify' | 'promote' | 'canary' | 'end-canary' | 'rollback';

/**
 * The board signs the state together with the action and the person, so that the state cannot be changed, or sent by
 * another person.
 */
interface FormState {
  readonly release?: string;
  /** Number of the latest deployment at the time when the form was rendered. */
  readonly seen?: number;
  /** Number of pages that the verification of the release has rendered. */
  readonly pages?: number;
  /** Whether the release was composed before the live one. */
  readonly isOlder?: boolean;
  readonly picks?: readonly string[];
}

function purpose(action: ActionName, request: FastifyRequest): string {
  const { name = 'by bearer', isVerified } = personOf(request);
  return `form ${action} ${isVerified ? 'verified ' : ''}${name}`;
}

interface BoardFormProps {
  readonly options: Pick<BoardOptions, 'secret' | 'now'>;
  readonly request: FastifyRequest;
  readonly action: ActionName;
  readonly state: FormState;
  readonly label: string;
  readonly asksReason?: boolean;
  readonly children?: ReactNode;
}

/** The form is valid for an hour. */
export function BoardForm(props: BoardFormProps) {
  const { options, request, action, state, label, asksReason, children } = props;
  const id = Buffer.from(JSON.stringify(state)).toString('base64url');
  const signed = sign(options.secret, purpose(action, request), id, options.now() + FORM_TTL_MS);
  return (
    <form method="post" action={`/${action}`}>
      <input type="hidden" name="state" value={signed} />
      {children}
      {asksReason && (
        <label>
          Why, for the history
          <textarea name="reason" rows={3} required maxLength={MAX_REASON_LENGTH} />
        </label>
      )}
      <button>{label}</button>
    </form>
  );
}

type Fields = Readonly<Partial<Record<'state' | 'reason' | 'share' | 'isConfirmed', string>>>;

/**
 * Checks the origin, because browsers send Basic credentials with forms of other sites too.
 * @throws {BoardRefusal} when the form is from another site, forged or expired
 */
export function readForm(
  { secret, now }: BoardFormProps['options'],
  request: FastifyRequest,
  action: ActionName,
): { readonly state: FormState; readonly fields: Fields & { readonly reason: string } } {
  const { origin = '' } = request.headers;
  if (!URL.canParse(origin) || new URL(origin).host !== request.host)
    throw new BoardRefusal(403, 'This form did not come from a page of the board.');
  const fields = (request.body ?? {}) as Fields;
  const signed = readSigned(secret, purpose(action, request), fields.state ?? '', now());
  if (typeof signed !== 'object') {
    throw new BoardRefusal(403, 'This form has expired.', [
      'Forms of the board can be used for an hour, by the person who opened them.',
      'Open the board again, and send the form from there.',
    ]);
  }
  const reason = (fields.reason ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return {
    state: JSON.parse(Buffer.from(signed.id, 'base64url').toString()) as FormState,
    fields: { ...fields, reason: reason.slice(0, MAX_REASON_LENGTH) },
  };
}
