import { useIsPageOn } from '@tanabana/contract/pages/pageContext';
import { displayName } from '@tanabana/shop/session/session';
import { useSession } from '@tanabana/shop/session/useSession';
import type { Settings } from '@tanabana/contract/settings/settings';

/** The setting `blogOpenToAll` allows everyone (§2.11). */
export function useBlogMember({ blogOpenToAll }: Settings) {
  const { user, isAuthenticated, loading } = useSession();
  const name = user ? displayName(user) : 'You';
  const isMember = blogOpenToAll || isAuthenticated;
  const canWrite = useIsPageOn('/blog/create') && isMember;
  return { isMember, canWrite, loading: !blogOpenToAll && loading, name };
}
