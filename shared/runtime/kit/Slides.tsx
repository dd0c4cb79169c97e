import { styled } from 'styled-components';

/** The viewport of a carousel. Until scripts move the slides (`data-live`), they scroll and snap natively. */
export const SlideWindow = styled.div<{ readonly 'data-live': boolean }>`
  overflow: hidden;
  scrollbar-width: thin;

  &[data-live='false'] {
    scroll-snap-type: x mandatory;

    @media (pointer: coarse), (scripting: none) {
      overflow-x: auto;
    }
  }
`;

/** The row of slides. */
export const SlideTrack = styled.ul`
  display: flex;
  touch-action: pan-y pinch-zoom;
`;

/** One slide; its parent sets its width. */
export const Slide = styled.li`
  flex: 0 0 100%;
  min-width: 0;
  scroll-snap-align: start;
`;
