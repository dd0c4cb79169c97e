import { color, space } from '@tanabana/ui/theme/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { FACETS } from '../../facets/facet';
import { chosenValues } from '../../facets/facetChoice';
import type { Listing, Searched } from '../../listing/listing';

export function SearchNotice({ notice }: Searched) {
  return notice && <Note>{notice}</Note>;
}

/** In a large catalogue, search and filters need the server. */
export function UnansweredNotice() {
  return <Note>We could not reach the shop, so you still see the products from before.</Note>;
}

interface UnknownFiltersProps extends Pick<Listing, 'unknown'> {
  /** Category in the address if the catalogue does not have it; empty otherwise. */
  readonly category: string;
}

export function UnknownFilters({ category, unknown }: UnknownFiltersProps) {
  return (
    <>
      {category.trim() && (
        <Note>{`We have no category “${category.slice(0, 60)}”, so you see all of them.`}</Note>
      )}
      {chosenValues(unknown).map(({ name, value }) => (
        <Note
          key={`${name} ${value}`}
        >{`We have no ${FACETS[name].toLowerCase()} “${value}”, so this filter is off.`}</Note>
      ))}
    </>
  );
}

export function PagesNamed({ pages }: Searched) {
  if (pages.length === 0) return null;
  return (
    <Pages aria-label="Pages for this search">
      <span>You may be looking for </span>
      {pages.map(({ label, to }, index) => (
        <span key={to}>
          {index > 0 && <span> or </span>}
          <Link to={to}>{label}</Link>
        </span>
      ))}
    </Pages>
  );
}

const Note = styled.p`
  margin-bottom: ${space(1)};
  color: ${color.indigo};
  overflow-wrap: anywhere;
`;

const Pages = styled.nav`
  padding: ${space(2)};
  border-left: 3px solid ${color.brass};
  background: ${color.sand};
`;
