import { styled } from 'styled-components';
import { space } from '@tanabana/runtime/theme/tokens';

/** Buttons and links side by side. */
export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1.5)};
  margin: ${space(2)} 0;
`;
