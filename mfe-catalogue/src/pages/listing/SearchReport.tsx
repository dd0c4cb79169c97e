import { color, space } from '@tanabana/runtime/theme/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Searched } from '../../listing/findListing';
import { Note } from './Note';

const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ');

/** Says which words of a search were dropped, so that something is found. */
export function DroppedWords({ matched, unmatched }: Searched) {
  if (matched.length === 0 || unmatched.length === 0) return null;
  return (
    <Note>
      No match for {quoted(unmatched)}; showing results for {quoted(matched)}.
    </Note>
  );
}

/** Links to pages of other parts of the shop that a search names. */
export function PagesNamed({ pages }: Searched) {
  if (pages.length === 0) return null;
  return (
    <Pages aria-label="Pages for this search">
      You may be looking for{' '}
      {pages.map(({ label, to }, place) => (
        <span key={to}>
          {place > 0 && ' or '}
          <Link to={to}>{label}</Link>
        </span>
      ))}
    </Pages>
  );
}

const Pages = styled.nav`
  padding: ${space(2)};
  border-left: 3px solid ${color.brass};
  background: ${color.sand};
`;
