import { color, space } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';

/** Placeholder for a product while it is fetched again. */
export function ProductLoading() {
  return <Place role="status">Loading product details...</Place>;
}

const Place = styled.p`
  min-height: 60vh;
  padding-top: ${space(8)};
  color: ${color.muted};
`;
