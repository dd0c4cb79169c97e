import { space } from '@tanabana/shared/theme/tokens';
import { ButtonLink } from '@tanabana/shared/ui/Button';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';

/** Pages that come by themselves before a click is asked for, so that the foot of the page can be reached. */
const PAGES_IN_A_ROW = 5;

/** How far below the screen the next page is fetched. */
const AHEAD = '600px';

interface MorePagesProps {
  /** The last page on show. */
  readonly page: number;
  /** Address and history state that show one page more. */
  readonly more: { readonly to: string; readonly state: object };
}

/** Brings the next page when its place comes near, and is a link to it everywhere else. */
export function MorePages({ page, more }: MorePagesProps) {
  const place = useRef<HTMLAnchorElement>(null);
  const navigate = useNavigate();
  const { to, state } = more;
  const key = JSON.stringify(state);

  useEffect(() => {
    if (!place.current || page % PAGES_IN_A_ROW === 0 || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void navigate(to, { replace: true, state: JSON.parse(key) as object });
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [page, to, key, navigate]);

  return (
    <Place>
      <ButtonLink ref={place} to={to} state={state} replace $look="quiet">
        Show more
      </ButtonLink>
    </Place>
  );
}

const Place = styled.p`
  margin-top: ${space(6)};
`;
