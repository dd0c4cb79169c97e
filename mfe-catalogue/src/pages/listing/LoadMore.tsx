import { notPrinted, space } from '@tanabana/runtime/theme/tokens';
import { ButtonLink } from '@tanabana/runtime/kit/Button';
import { useNearView } from '@tanabana/runtime/hooks/useNearView';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';

/** Most pages that load by themselves before a click is required, so that the footer can be reached. */
const PAGES_IN_A_ROW = 5;

interface LoadMoreProps {
  /** The last page shown. */
  readonly page: number;
  /** Address and history state for one more page. */
  readonly more: { readonly to: string; readonly state: object };
}

/** A link to the next page, which loads by itself when the link is near the screen. */
export function LoadMore({ page, more }: LoadMoreProps) {
  const navigate = useNavigate();
  const { to, state } = more;
  const key = JSON.stringify(state);

  const showMore = useCallback(
    () => void navigate(to, { replace: true, state: JSON.parse(key) as object }),
    [to, key, navigate],
  );
  const place = useNearView<HTMLAnchorElement>(page % PAGES_IN_A_ROW === 0 ? undefined : showMore);

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
  ${notPrinted}
`;
