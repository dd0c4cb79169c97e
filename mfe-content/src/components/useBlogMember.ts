import { displayName } from '@tanabana/runtime/session/session';
import { useSession } from '@tanabana/runtime/session/useSession';
import type { Settings } from '@tanabana/runtime/settings/settings';

interface BlogMember {
  /** Whether the visitor may write, comment and like. */
  readonly isMember: boolean;
  /** Whether that is still to be found out. */
  readonly loading: boolean;
  /** What the visitor's comments are signed with. */
  readonly name: string;
}

/** The visitor as the blog sees them: everyone is treated as signed in, unless the settings say otherwise (§2.11). */
export function useBlogMember({ blogOpenToAll }: Settings): BlogMember {
  const { user, isAuthenticated, loading } = useSession();
  const name = user ? displayName(user) : 'You';
  if (blogOpenToAll) return { isMember: true, loading: false, name };
  return { isMember: isAuthenticated, loading, name };
}
