import { grid } from '@tanabana/runtime/theme/layout';
import { color, font, size, space, wide } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';

export const FieldGroup = styled.fieldset`
  ${grid({ columns: 2, gap: 2 })}

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
