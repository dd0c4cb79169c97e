import { color, font } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';

export const Price = styled.span<{ readonly $size?: 'large' }>`
  color: ${color.ink};
  font: 600 ${({ $size }) => ($size === 'large' ? '1.75rem/1.2' : '1rem/1.5')} ${font.text};
  font-variant-numeric: tabular-nums;
`;
