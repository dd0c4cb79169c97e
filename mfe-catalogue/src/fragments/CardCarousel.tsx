import { ButtonLink } from '@tanabana/ui/kit/Button';
import { Small, VisuallyHidden } from '@tanabana/ui/kit/Page';
import { space, wide } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';
import { CarouselControls, Slide, SlideTrack, SlideWindow } from '../components/Carousel';
import { ProductCard } from '../components/ProductCard';
import { type CarouselTiming, useCarousel } from '../components/useCarousel';
import type { Highlights } from './highlights';

interface CardCarouselProps extends Highlights {
  readonly seed: number;
  readonly timing: CarouselTiming;
  /** Minimum width of the screen for three slides in a row, in pixels (§9). */
  readonly threeFrom: number;
  readonly isCentred?: boolean;
}

export function CardCarousel(props: CardCarouselProps) {
  const { title, slideName, note, cards, seed, timing, threeFrom, isCentred = false, action, to } = props;
  // Before Embla is loaded, wide screens display three slides, with the second in the centre. Embla must start with the
  // same slide.
  const [viewport, carousel] = useCarousel(
    timing,
    isCentred
      ? {
          align: 'start',
          breakpoints: { [`(min-width: ${threeFrom}px)`]: { align: 'center', startIndex: 1 } },
        }
      : { align: 'start' },
  );
  const { selected, isLive } = carousel;
  const centre = isLive ? selected : 1;
  return (
    <Frame aria-roledescription="carousel" aria-label={title} {...carousel.handlers}>
      <Head>
        <div>
          <h2>{title}</h2>
          {note && <Note>{note}</Note>}
        </div>
        <Controls>
          <CarouselControls slideName={slideName} carousel={carousel} />
        </Controls>
      </Head>
      <Window ref={viewport} data-live={isLive}>
        <SlideTrack>
          {cards.map((card, index) => (
            <Third
              key={card.id}
              $from={threeFrom}
              $scale={isCentred ? (index === centre ? 1 : 0.92) : undefined}
            >
              <ProductCard
                card={card}
                seed={seed}
                level={3}
                sizes={`(min-width: 1656px) 510px, (min-width: ${threeFrom}px) 31vw, 58vw`}
              />
            </Third>
          ))}
        </SlideTrack>
      </Window>
      <VisuallyHidden role="status">
        {carousel.isChosen && `${cards[selected]?.name}, ${selected + 1} of ${cards.length}`}
      </VisuallyHidden>
      <Foot>
        <ButtonLink to={to} $look="quiet">
          {action}
        </ButtonLink>
      </Foot>
    </Frame>
  );
}

const Frame = styled.section`
  position: relative;
`;

/* On phones, the controls are beside the button at the foot. */
const Controls = styled.div`
  @media (max-width: 639px) {
    position: absolute;
    right: 0;
    bottom: 0;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(2)};
  margin-bottom: ${space(2)};

  h2 {
    max-width: 12.9em;
  }

  ${wide.tablet} {
    margin-bottom: ${space(4)};
  }
`;

// The negative margin compensates for the padding of the slides, so that cards and title are aligned.
const Window = styled(SlideWindow)`
  margin-inline: -${space(1)} -${space(2)};

  ${wide.tablet} {
    margin-inline: -${space(1)};
  }

  ${wide.desktop} {
    margin-inline: -${space(2)};
  }
`;

const Note = styled(Small)`
  max-width: 33.5em;
  margin-top: ${space(1)};
`;

const Third = styled(Slide)<{ readonly $from: number; readonly $scale: number | undefined }>`
  /* The edge of the next card shows that there are more. */
  flex-basis: 62%;
  padding: 4px ${space(1)};

  /* Clips the edges of a scaled picture, because its background may be visible there as a thin line. */
  picture {
    clip-path: ${({ $scale }) => ($scale ? 'inset(1px)' : 'none')};
  }

  @media (min-width: ${({ $from }) => $from}px) {
    flex-basis: calc(100% / 3);

    > article {
      scale: ${({ $scale = 'none' }) => $scale};
      transition: scale 800ms cubic-bezier(0.2, 0.7, 0.2, 1);
    }
  }

  ${wide.desktop} {
    padding-inline: ${space(2)};
  }
`;

const Foot = styled.p`
  margin-top: ${space(2)};

  ${wide.tablet} {
    margin-top: ${space(4)};
  }
`;
