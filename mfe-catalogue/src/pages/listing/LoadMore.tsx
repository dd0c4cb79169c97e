import { useNearView } from '@tanabana/runtime/hooks/useNearView';
import { ButtonLink } from '@tanabana/runtime/kit/Button';
import { notPrinted, space } from '@tanabana/runtime/theme/tokens';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';

/** Number of pages that load automatically before a click is required, so that the footer can be reached. */
const PAGES_IN_A_ROW = 5;

interface LoadMoreProps {
  readonly firstPage: number;
  readonly page: number;
  readonly to: string;
}

/** A link to the next page, which loads automatically when the link is near the screen. */
export function LoadMore({ firstPage, page, to }: LoadMoreProps) {
  const navigate = useNavigate();
  const showMore = useCallback(
    () => void navigate(to, { replace: true, state: { firstPage } }),
    [to, firstPage, navigate],
  );
  const link = useNearView<HTMLAnchorElement>(page % PAGES_IN_A_ROW === 0 ? undefined : showMore);

  return (
    <Paragraph>
      <ButtonLink ref={link} to={to} state={{ firstPage }} replace $look="quiet">
        Show more
      </ButtonLink>
    </Paragraph>
  );
}

const Paragraph = styled.p`
  margin-top: ${space(6)};
  ${notPrinted}
`;
