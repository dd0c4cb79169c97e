import { displayName } from '@tanabana/shop/session/session';
import { useSession } from '@tanabana/shop/session/useSession';
import type { Settings } from '@tanabana/contract/settings/settings';

/** The setting `blogOpenToAll` allows everyone (§2.11). */
export function useBlogMember({ blogOpenToAll }: Settings) {
  const { user, isAuthenticated, loading } = useSession();
  const name = user ? displayName(user) : 'You';
  if (blogOpenToAll) return { isMember: true, loading: false, name };
  return { isMember: isAuthenticated, loading, name };
}
