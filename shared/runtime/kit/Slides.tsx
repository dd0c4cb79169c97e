import { styled } from 'styled-components';

/**
 * The window in which slides are seen. Until scripts move them, fingers do, and they snap into place.
 */
export const SlideWindow = styled.div<{ readonly $isLive: boolean }>`
  overflow: hidden;
  scroll-snap-type: ${({ $isLive }) => ($isLive ? 'none' : 'x mandatory')};
  scrollbar-width: thin;

  @media (pointer: coarse), (scripting: none) {
    overflow-x: ${({ $isLive }) => ($isLive ? 'hidden' : 'auto')};
  }
`;

/** The row of slides. */
export const SlideTrack = styled.ul`
  display: flex;
  touch-action: pan-y pinch-zoom;
`;

/** One slide; its width is its parent's affair. */
export const Slide = styled.li`
  flex: 0 0 100%;
  min-width: 0;
  scroll-snap-align: start;
`;
