import { color, font, size, space, wide } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import { Band } from '../../components/Band';

const CLAIMS = [
  {
    claim: '50+ Artisans',
    text: 'work with us year after year, most of them in groups they run themselves.',
  },
  {
    claim: 'Fair Trade',
    text: 'The maker names the price. We pay half with the order and half when we accept the goods.',
  },
  {
    claim: 'Heritage',
    text: 'Apprentices are paid while they learn, and designs belong to the people who made them.',
  },
];

export function Claims() {
  return (
    <Band $ground="sand" aria-label="Our artisans in short">
      <List>
        {CLAIMS.map(({ claim, text }) => (
          <li key={claim}>
            <strong>{claim}</strong>
            <p>{text}</p>
          </li>
        ))}
      </List>
    </Band>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space(5)};

  ${wide.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  strong {
    color: ${color.madder};
    font: 500 ${size.h2} / 1.15 ${font.display};
  }

  p {
    max-width: 24.5em;
    margin-top: ${space(1)};
  }
`;
