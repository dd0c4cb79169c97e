import { color, space } from '@tanabana/runtime/theme/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** Selections that buyers ask for: searches and filters. */
const COLLECTIONS = [
  ['Diwali gifts', '/catalogue?q=diwali+gifts'],
  ['Hotel rooms', '/catalogue?q=hotel+rooms'],
  ['Under ₹1,000', '/catalogue?price=under-1000'],
] as const;

/** Links to the collections. */
export function Collections() {
  return (
    <Row aria-label="Collections">
      {COLLECTIONS.map(([label, to]) => (
        <Link key={to} to={to}>
          {label}
        </Link>
      ))}
    </Row>
  );
}

const Row = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  margin-top: ${space(1)};

  a {
    padding-block: ${space(1)};
    color: ${color.madder};
  }
`;
