import { useHydrated } from '@tanabana/runtime/hooks/useHydrated';
import { LiveMessage } from '@tanabana/runtime/kit/LiveMessage';
import { useLocation } from 'react-router-dom';

/** Confirms that a post was published, to the visitor who has just written it. */
export function PublishedNotice() {
  const state: unknown = useLocation().state;
  const isPublished = typeof state === 'object' && state !== null && 'published' in state;
  const isShown = useHydrated() && isPublished;
  return <LiveMessage>{isShown && 'Blog post created successfully!'}</LiveMessage>;
}
