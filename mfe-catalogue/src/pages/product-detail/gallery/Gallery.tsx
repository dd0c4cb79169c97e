import { IconButton } from '@tanabana/ui/kit/IconButton';
import { VisuallyHidden } from '@tanabana/ui/kit/Page';
import type { PictureSource } from '@tanabana/ui/pictures/pictureSource';
import { row } from '@tanabana/ui/theme/layout';
import { color, needsScripts, shortScreen, space, wide } from '@tanabana/ui/theme/tokens';
import { Maximize2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { CloseUp } from '../../../catalogue/product';
import { CarouselControls, Slide, SlideTrack, SlideWindow } from '../../../components/Carousel';
import { CoverPicture, WovenPlaceholder } from '../../../components/CoverPicture';
import { useCarousel } from '../../../components/useCarousel';
import { CloseUpMeasure } from './CloseUpMeasure';
import { Thumbnails } from './Thumbnails';

const ZoomDialog = lazy(() => import('./ZoomDialog'));

/** In milliseconds (§9). */
const TIMING = { delay: 4500, transition: 600 } as const;

interface GalleryProps {
  readonly pictures: readonly PictureSource[];
  readonly name: string;
  /** Scale of the second picture, if it is a close-up. */
  readonly closeUp?: CloseUp | undefined;
}

/** The product's pictures. On wide screens they stay in view while the page scrolls (§2.5). */
export function Gallery({ className, ...props }: GalleryProps & { readonly className?: string }) {
  return (
    <Frame className={className}>
      {props.pictures.length > 0 ? <Slideshow {...props} /> : <WovenPlaceholder />}
    </Frame>
  );
}

function Slideshow({ pictures, name, closeUp }: GalleryProps) {
  const [viewport, carousel] = useCarousel(TIMING);
  /** Whether the dialog is open; undefined before it is first opened. */
  const [isZoomed, setZoomed] = useState<boolean>();
  const { selected } = carousel;
  const enlarge = useRef<HTMLButtonElement>(null);

  const zoom = () => {
    // When the dialog closes, it returns the focus to the element that was focused before. A click on the picture
    // focuses no element, so the button is focused here.
    enlarge.current?.focus({ preventScroll: true });
    setZoomed(true);
  };

  return (
    <Layout aria-roledescription="carousel" aria-label={`Pictures of ${name}`} {...carousel.handlers}>
      <Stage>
        {/* `Window` is focusable until Embla moves the slides, so that the keyboard can scroll the slides. */}
        <Window
          ref={viewport}
          data-live={carousel.isLive}
          tabIndex={carousel.isLive ? undefined : 0}
          role="group"
          aria-label="Pictures"
          onClick={zoom}
        >
          <SlideTrack>
            {pictures.map((picture, index) => (
              <Slide key={picture.base}>
                <CoverPicture
                  picture={picture}
                  sizes="(min-width: 768px) min(46vw, 80vh), 92vw"
                  priority={index === 0}
                  deferred={index > 0}
                />
                {index === 1 && closeUp && <CloseUpMeasure closeUp={closeUp} />}
              </Slide>
            ))}
          </SlideTrack>
        </Window>
        <Zoom ref={enlarge} type="button" aria-label="Enlarge picture" onClick={zoom}>
          <Maximize2 aria-hidden="true" size={20} />
        </Zoom>
      </Stage>
      {pictures.length > 1 && (
        <Aside>
          <Thumbnails pictures={pictures} selected={selected} onSelect={carousel.show} />
          <CarouselControls slideName="picture" carousel={carousel} />
        </Aside>
      )}
      <VisuallyHidden role="status">
        {carousel.isChosen && `Picture ${selected + 1} of ${pictures.length}`}
      </VisuallyHidden>
      {isZoomed !== undefined && (
        <Suspense>
          <ZoomDialog
            open={isZoomed}
            pictures={pictures}
            name={name}
            carousel={carousel}
            onClose={() => setZoomed(false)}
          />
        </Suspense>
      )}
    </Layout>
  );
}

const Frame = styled.div`
  ${wide.tablet} {
    position: sticky;
    top: ${space(13)};
  }

  ${shortScreen} {
    top: ${space(2)};
  }
`;

const Layout = styled.section`
  position: relative;
`;

const Stage = styled.div`
  position: relative;

  li {
    position: relative;
  }
`;

const Window = styled(SlideWindow)`
  @media (scripting: enabled) {
    cursor: zoom-in;
  }
`;

const Zoom = styled(IconButton)`
  position: absolute;
  right: ${space(1)};
  top: ${space(1)};
  background: ${color.paper};

  ${needsScripts}
`;

/* On phones, the thumbnails are dots, and a swipe replaces the arrows. */
const Aside = styled.div`
  ${row(2)}
  justify-content: space-between;
  margin-top: ${space(2)};

  @media (max-width: 767px) {
    position: absolute;
    bottom: ${space(1)};
    left: 50%;
    translate: -50% 0;
    gap: 0;
    margin: 0;
    border-radius: ${space(3)};
    background: ${color.paper};

    && > div {
      min-width: 0;
    }

    && > div > button {
      border: 0;
    }

    && > div > button:is(:first-child, :last-child) {
      display: none;
    }
  }

  ${needsScripts}
`;
