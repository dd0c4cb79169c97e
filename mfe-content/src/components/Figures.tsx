import { color, font, size, space, wide } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import type { Figure } from '../foundation/foundation';

/** Figures side by side, each with its label. */
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
  margin: ${space(4)} 0 0;

  div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space(2)};
    padding: ${space(1.5)} 0;
    border-top: 1px solid var(--accent, ${color.line});
  }

  dd {
    margin: 0;
    font: 500 ${size.h2} / 1.15 ${font.display};
    color: var(--accent, ${color.madder});
    white-space: nowrap;
  }

  ${wide.desktop} {
    display: grid;
    grid-template-columns: repeat(3, auto);
    gap: ${space(4)};
    justify-content: space-between;

    div {
      flex-direction: column-reverse;
      justify-content: flex-end;
      gap: 4px;
      padding: 0;
      border: 0;
      line-height: 1.4;
    }
  }
`;
