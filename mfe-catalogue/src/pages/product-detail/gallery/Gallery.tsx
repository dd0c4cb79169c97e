import { IconButton } from '@tanabana/runtime/kit/IconButton';
import { VisuallyHidden } from '@tanabana/runtime/kit/Page';
import type { PictureSource } from '@tanabana/runtime/pictures/pictureSource';
import { row, stack } from '@tanabana/runtime/theme/layout';
import { color, needsScripts, shortScreen, space, wide } from '@tanabana/runtime/theme/tokens';
import { Maximize2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { CloseUp } from '../../../catalogue/product';
import { CarouselControls, Slide, SlideTrack, SlideWindow } from '../../../components/Carousel';
import { CoverPicture, WovenPlaceholder } from '../../../components/CoverPicture';
import { useCarousel } from '../../../components/useCarousel';
import { CloseUpMeasure } from './CloseUpMeasure';
import { OtherPictures } from './OtherPictures';
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
                  sizes="(min-width: 1656px) 860px, (min-width: 1024px) 55vw, (min-width: 768px) 46vw, 59vw"
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
      <OtherPictures pictures={pictures} />
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

  /* If the gallery is taller than the screen, the top offset is negative, so that the lower end stays visible. */
  ${wide.desktop} {
    --width: min((min(100vw, 1656px) - ${space(12)}) * 0.57, 860px);

    top: min(${space(13)}, 100dvh - var(--width) * 1.875 - ${space(15)});
  }

  ${shortScreen} {
    top: ${space(2)};
  }
`;

/* On phones, thumbnails and controls are beside the picture, so that price and sizes are on the first screen. */
const Layout = styled.section`
  @media (max-width: 767px) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
  }
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

/* On phones, the picture determines the height. */
const Aside = styled.div`
  ${row(2)}
  justify-content: space-between;
  margin-top: ${space(2)};

  @media (max-width: 767px) {
    ${stack(1)}
    flex-wrap: nowrap;
    align-items: stretch;
    width: ${space(15)};
    height: 0;
    min-height: 100%;
    margin: 0 0 0 ${space(1.5)};

    && > div {
      gap: 0;
      min-width: 0;
    }

    && > div > button {
      flex: 1;
      width: auto;
      border: 0;
    }
  }

  ${needsScripts}
`;
