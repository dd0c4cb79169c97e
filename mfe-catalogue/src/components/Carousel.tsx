import { IconButton } from '@tanabana/ui/kit/IconButton';
import { color, motionAllowed, needsScripts, space } from '@tanabana/ui/theme/tokens';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { styled } from 'styled-components';
import type { useCarousel } from './useCarousel';

export type Carousel = ReturnType<typeof useCarousel>[1];

interface CarouselControlsProps {
  /** Noun for a slide in the labels, such as `rug`. */
  readonly slideName: string;
  readonly carousel: Pick<Carousel, 'previous' | 'next'> &
    Partial<Pick<Carousel, 'isPlaying' | 'hasAutoplay' | 'togglePlaying'>>;
}

export function CarouselControls({ slideName, carousel }: CarouselControlsProps) {
  const { isPlaying = false, hasAutoplay = false } = carousel;
  return (
    <Row data-plays={hasAutoplay}>
      <Control type="button" aria-label={`Previous ${slideName}`} onClick={carousel.previous}>
        <ChevronLeft aria-hidden="true" />
      </Control>
      {hasAutoplay && (
        <Toggle type="button" aria-label={isPlaying ? 'Pause' : 'Play'} onClick={carousel.togglePlaying}>
          {isPlaying ? <Pause aria-hidden="true" size={18} /> : <Play aria-hidden="true" size={18} />}
        </Toggle>
      )}
      <Control type="button" aria-label={`Next ${slideName}`} onClick={carousel.next}>
        <ChevronRight aria-hidden="true" />
      </Control>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  gap: ${space(1)};
  /* Reserves the width of all control buttons while the document loads. */
  min-width: ${space(13)};

  ${motionAllowed} {
    &[data-plays='true'] {
      min-width: ${space(20)};
    }
  }

  ${needsScripts}
`;

const Control = styled(IconButton)`
  border: 1px solid ${color.line};
  background: ${color.paper};
`;

// CSS hides the button, because the server does not know whether the visitor prefers reduced motion.
const Toggle = styled(Control)`
  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`;

/** Viewport of a carousel. Until `data-live` is true, the browser scrolls the slides natively, with scroll snap. */
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

export const SlideTrack = styled.ul`
  display: flex;

  /* Embla handles horizontal movements. The browser handles vertical movements and pinching. */
  [data-live='true'] > & {
    touch-action: pan-y pinch-zoom;
  }
`;

export const Slide = styled.li`
  flex: 0 0 100%;
  min-width: 0;
  scroll-snap-align: start;
  scroll-snap-stop: always;
`;
