import { useHydrated } from '@tanabana/ui/hooks/useHydrated';
import { VisuallyHidden } from '@tanabana/ui/kit/Page';
import { color, space, wide } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';
import { home } from '../../content/home';
import { HeroSlide } from './HeroSlide';
import { SlideControls } from './SlideControls';
import { useSlideshow, useSwipe } from './useSlideshow';

/** Slides of the home page (§2.3). Without scripts, the slides are side by side and scroll. */
export function HeroCarousel() {
  const isLive = useHydrated();
  const show = useSlideshow(home.slides.length);
  const swipe = useSwipe(show.step);
  return (
    <Frame
      aria-roledescription="carousel"
      aria-label="Collections"
      onPointerEnter={({ pointerType }) => show.pause('pointer', pointerType !== 'touch')}
      onPointerLeave={() => show.pause('pointer', false)}
      {...swipe}
      // Only keyboard focus pauses autoplay. A clicked control also stays focused, and would pause autoplay permanently
      // (§4).
      onFocus={({ target }) => show.pause('keyboard', target.matches(':focus-visible'))}
      onBlur={() => show.pause('keyboard', false)}
    >
      <Track data-live={isLive}>
        {home.slides.map((slide, index) => (
          <HeroSlide
            key={slide.title}
            slide={slide}
            index={index}
            isHidden={isLive && index !== show.index}
            isFar={!show.hasChanged && index > 1}
            fades={show.hasChanged}
          />
        ))}
      </Track>
      {home.slides.length > 1 && <SlideControls show={show} />}
      {/* Not all browsers announce a slide that becomes visible, but all announce the changed text of a live region. */}
      <VisuallyHidden aria-live={show.isPlaying ? 'off' : 'polite'} aria-atomic>
        {`Slide ${show.index + 1} of ${home.slides.length}: ${home.slides[show.index]?.title}`}
      </VisuallyHidden>
    </Frame>
  );
}

const Frame = styled.section`
  position: relative;
  background: ${color.sand};
`;

const Track = styled.div`
  display: grid;
  grid-auto-columns: 100%;
  grid-auto-flow: column;
  overflow: auto hidden;
  scroll-snap-type: x mandatory;

  > * {
    scroll-snap-align: start;
  }

  &[data-live='true'] {
    overflow: hidden;
    touch-action: pan-y pinch-zoom;

    > * {
      grid-area: 1 / 1;
    }
  }

  padding-bottom: ${space(7)};

  ${wide.tablet} {
    padding-bottom: 0;
  }
`;
