import { space, wide } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';

const columns = (least: string) => `repeat(auto-fill, minmax(min(${least}, 100%), 1fr))`;

/** Buttons of equal width, in as many columns as fit. On wide screens, no label needs two lines. */
export const ButtonGrid = styled.div`
  display: grid;
  grid-template-columns: ${columns(space(20))};
  gap: ${space(1)};

  && > * {
    justify-content: flex-start;
    min-width: 0;
    padding-inline: ${space(1)};
    overflow-wrap: anywhere;
    text-align: start;
  }

  svg {
    flex: none;
  }

  > p {
    grid-column: 1 / -1;
  }

  ${wide.tablet} {
    grid-template-columns: ${columns(space(26))};
  }
`;
