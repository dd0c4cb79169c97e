import { opensDialog } from '@tanabana/ui/kit/Dialog';
import { IconButton } from '@tanabana/ui/kit/IconButton';
import { Search } from 'lucide-react';
import { useApp } from '../remotes/AppContext';

export const SEARCH_ID = 'search';

/** Renders nothing in a release without a search page. */
export function SearchButton() {
  const { composition, fragments } = useApp();
  const { search } = composition;
  if (!search) return null;
  const prefetch = () => fragments(search.suggestions).want();
  return (
    <IconButton {...opensDialog(SEARCH_ID)} aria-label="Search" onPointerEnter={prefetch} onFocus={prefetch}>
      <Search aria-hidden="true" />
    </IconButton>
  );
}
