import { css, styled } from 'styled-components';
import { Link } from 'react-router-dom';
import { color, hovered, space } from '../theme/tokens';

const look = css`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${space(6)};
  height: ${space(6)};
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: transparent;
  color: ${color.indigo};
  transition: background-color 160ms ease;

  ${hovered(`background: ${color.sand};`)}
`;

/** Set its `aria-label`. */
export const IconButton = styled.button`
  ${look}
`;

/** Set its `aria-label`. */
export const IconLink = styled(Link)`
  ${look}
`;
