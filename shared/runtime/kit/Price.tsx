import { styled } from 'styled-components';
import { color, font } from '../theme/tokens';

/** What a thing costs, or that its price is given on request. `large` beside the button that buys it. */
export const Price = styled.span<{ readonly $size?: 'large' }>`
  color: ${color.ink};
  font: 600 ${({ $size }) => ($size === 'large' ? '1.75rem/1.2' : '1rem/1.5')} ${font.text};
  font-variant-numeric: tabular-nums;
`;
