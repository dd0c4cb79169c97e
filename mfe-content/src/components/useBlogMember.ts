import { displayName } from '@tanabana/runtime/session/session';
import { useSession } from '@tanabana/runtime/session/useSession';
import type { Settings } from '@tanabana/runtime/settings/settings';

interface BlogMember {
  /** Whether the visitor may write, comment and like. */
  readonly isMember: boolean;
  /** Whether the session is not known yet. */
  readonly loading: boolean;
  /** Author name of the visitor's comments. */
  readonly name: string;
}

/**
 * The visitor's rights on the blog: everyone is treated as signed in, unless the settings say otherwise
 * (§2.11).
 */
export function useBlogMember({ blogOpenToAll }: Settings): BlogMember {
  const { user, isAuthenticated, loading } = useSession();
  const name = user ? displayName(user) : 'You';
  if (blogOpenToAll) return { isMember: true, loading: false, name };
  return { isMember: isAuthenticated, loading, name };
}
