import { keyframes, styled } from 'styled-components';
import { color, motionAllowed } from '../theme/tokens';

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

/** Placeholder in the shape of loading content. A text beside it must say what is loading. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{ readonly $shape?: 'picture' | 'title' }>`
  display: block;
  height: ${({ $shape }) => ({ picture: 'auto', title: '2.5rem', line: '1rem' })[$shape ?? 'line']};
  aspect-ratio: ${({ $shape }) => ($shape === 'picture' ? '4 / 5' : 'auto')};
  border-radius: 2px;
  background: ${color.sand};

  ${motionAllowed} {
    animation: ${breathe} 1.8s ease-in-out infinite;
  }

  /* Its background is its only content, so forced colours must not remove it. */
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;
