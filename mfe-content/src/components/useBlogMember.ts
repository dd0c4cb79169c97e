import { displayName } from '@tanabana/runtime/session/session';
import { useSession } from '@tanabana/runtime/session/useSession';
import type { Settings } from '@tanabana/runtime/settings/settings';

/** The setting `blogOpenToAll` allows everyone (§2.11). */
export function useBlogMember({ blogOpenToAll }: Settings) {
  const { user, isAuthenticated, loading } = useSession();
  const name = user ? displayName(user) : 'You';
  if (blogOpenToAll) return { isMember: true, loading: false, name };
  return { isMember: isAuthenticated, loading, name };
}
