import { color, size, space } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';

/** A button in the text of a cart line. */
export const LineButton = styled.button`
  min-height: ${space(5)};
  padding: 0;
  border: 0;
  background: none;
  color: ${color.muted};
  font-size: ${size.small};
  text-decoration: underline;
  text-underline-offset: 0.2em;

  @media (hover: hover) {
    &:hover {
      color: ${color.madder};
    }
  }

  &:active {
    translate: 0 1px;
  }
`;
