import { color, space } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';

/** What the listing says of an address that it does not follow whole. */
export const Note = styled.p`
  margin-bottom: ${space(1)};
  color: ${color.indigo};
  overflow-wrap: anywhere;
`;
