import { color, size, space } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';

/** A label and its value at both ends of a row, for a description list. */
export const FactRow = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(2)};
  padding: 4px 0;
  font-variant-numeric: tabular-nums;

  dd {
    margin: 0;
    text-align: right;
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    font-weight: 400;
    color: ${color.muted};
    font-size: ${size.small};
  }
`;
