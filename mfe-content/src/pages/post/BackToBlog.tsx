import { ButtonLink } from '@tanabana/ui/kit/Button';
import { useLocation, useNavigate } from 'react-router-dom';
import { isFromList } from '../../blog/fromList';

/**
 * Link to the list of posts. If the visitor opened the post from the list, the link goes back in the history, which
 * restores scroll position and filter.
 */
export function BackToBlog() {
  const state: unknown = useLocation().state;
  const navigate = useNavigate();
  return (
    <ButtonLink
      to="/blog"
      $look="quiet"
      onClick={(event) => {
        if (!isFromList(state) || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      Back to Blog
    </ButtonLink>
  );
}
