import { styled } from 'styled-components';

/** Google's letter in one colour, for a disabled button. */
export function GoogleMark() {
  return (
    <Mark aria-hidden="true" viewBox="0 0 24 24">
      <path d="M20 12h-7.6M20 12a8 8 0 1 1-2.6-5.9" />
    </Mark>
  );
}

const Mark = styled.svg`
  width: 20px;
  fill: none;
  stroke: currentcolor;
  stroke-width: 3;
`;
