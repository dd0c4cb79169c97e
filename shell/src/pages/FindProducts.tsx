import { useHydrated } from '@tanabana/ui/hooks/useHydrated';
import { SearchForm } from '@tanabana/ui/kit/SearchForm';
import { space, wide } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';
import { useApp } from '../remotes/AppContext';
import { Fragment } from '../remotes/Fragment';

/**
 * A search field and a few products, if the release has a search page. Only browsers render the products, because the
 * server renders the fragments of remotes only on pages of remotes.
 */
export default function FindProducts() {
  const { search } = useApp().composition;
  const isHydrated = useHydrated();
  if (!search) return null;
  return (
    <Frame>
      <SearchForm to={search.to} parameter={search.parameter} />
      {search.products && <Place>{isHydrated && <Fragment name={search.products} fallback={null} />}</Place>}
    </Frame>
  );
}

const Frame = styled.div`
  margin-top: ${space(3)};
`;

/* Reserves the height of the products, so that the footer does not move. */
const Place = styled.div`
  /* Keeps the margin of the products inside the reserved space. */
  display: flow-root;
  min-height: calc(3 * 62vw + ${space(60)});

  ${wide.tablet} {
    min-height: calc(2 * 36vw + ${space(50)});
  }

  ${wide.desktop} {
    min-height: calc(min(100vw, 1656px) * 0.18 + ${space(36)});
  }

  @media (scripting: none) {
    display: none;
  }
`;
