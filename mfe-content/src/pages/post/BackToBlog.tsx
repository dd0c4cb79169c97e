import { ButtonLink } from '@tanabana/runtime/kit/Button';
import { useLocation, useNavigate } from 'react-router-dom';
import { isFromList } from '../../blog/fromList';

/** Link to the list of posts. Goes back in the history if the list led to the post, to restore scroll position and filter. */
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
