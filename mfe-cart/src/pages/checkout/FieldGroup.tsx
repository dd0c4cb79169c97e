import { color, font, size, space, wide } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';

export const FieldGroup = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(2)};

  legend {
    margin-bottom: ${space(2)};
    color: ${color.indigo};
    font: 500 ${size.h2} / 1.15 ${font.display};
  }

  > * {
    grid-column: 1 / -1;
  }

  > .half {
    grid-column: auto;
  }

  ${wide.tablet} {
    > .half-when-wide {
      grid-column: auto;
    }
  }
`;
