import { color, font, size, space } from '@tanabana/shared/theme/tokens';
import { styled } from 'styled-components';
import type { Figure } from '../foundation/foundation';

/** Figures side by side, each with what it counts. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <List>
      {figures.map(({ figure, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)} ${space(6)};
  margin: ${space(4)} 0 0;

  div {
    display: flex;
    flex-direction: column-reverse;
  }

  dd {
    margin: 0;
    font: 500 ${size.h1} / 1.05 ${font.display};
    color: var(--accent, ${color.madder});
  }
`;
