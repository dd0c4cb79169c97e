import { color, size } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';

/** A note in small type. */
export const Small = styled.p`
  color: ${color.muted};
  font-size: ${size.small};
`;
