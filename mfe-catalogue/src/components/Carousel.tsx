import { IconButton } from '@tanabana/runtime/kit/IconButton';
import { color, notPrinted, space } from '@tanabana/runtime/theme/tokens';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { styled } from 'styled-components';

interface CarouselControlsProps {
  /** Noun for one slide in the labels, as in `rug`. */
  readonly thing: string;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly isPlaying?: boolean;
  /** Undefined without autoplay. */
  readonly onTogglePlaying?: (() => void) | undefined;
}

/** Previous, pause and next. */
export function CarouselControls(props: CarouselControlsProps) {
  const { thing, onPrevious, onNext, isPlaying = false, onTogglePlaying } = props;
  return (
    <Row data-plays={onTogglePlaying !== undefined}>
      <Control type="button" aria-label={`Previous ${thing}`} onClick={onPrevious}>
        <ChevronLeft aria-hidden="true" />
      </Control>
      {onTogglePlaying && (
        <Toggle type="button" aria-label={isPlaying ? 'Pause' : 'Play'} onClick={onTogglePlaying}>
          {isPlaying ? <Pause aria-hidden="true" size={18} /> : <Play aria-hidden="true" size={18} />}
        </Toggle>
      )}
      <Control type="button" aria-label={`Next ${thing}`} onClick={onNext}>
        <ChevronRight aria-hidden="true" />
      </Control>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  gap: ${space(1)};
  /* Space for all of them before they are parsed. */
  min-width: ${space(13)};

  &[data-plays='true'] {
    @media (prefers-reduced-motion: no-preference) {
      min-width: ${space(20)};
    }
  }

  @media (scripting: none) {
    display: none;
  }

  ${notPrinted}
`;

const Control = styled(IconButton)`
  border: 1px solid ${color.line};
  background: ${color.paper};
`;

// The server cannot know the visitor's preference, so CSS hides the pause button with reduced motion.
const Toggle = styled(Control)`
  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`;

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

  /* Scripts follow a finger that moves sideways; until then the browser does. */
  [data-live='true'] > & {
    touch-action: pan-y pinch-zoom;
  }
`;

/** One slide; its parent sets its width. */
export const Slide = styled.li`
  flex: 0 0 100%;
  min-width: 0;
  scroll-snap-align: start;
  scroll-snap-stop: always;
`;
