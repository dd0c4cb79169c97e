import { ButtonLink } from '@tanabana/runtime/kit/Button';
import { Small, VisuallyHidden } from '@tanabana/runtime/kit/Page';
import { space, wide } from '@tanabana/runtime/theme/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Card } from '../catalogue/card';
import { CarouselControls, Slide, SlideTrack, SlideWindow } from '../components/Carousel';
import type { useCarousel } from '../components/useCarousel';

interface CardCarouselProps {
  readonly carousel: ReturnType<typeof useCarousel>;
  readonly title: string;
  /** Noun for one slide in the labels of the controls, as in `rug`. */
  readonly thing: string;
  /** Text under the title. */
  readonly note?: ReactNode;
  readonly cards: readonly Card[];
  readonly renderCard: (card: Card, index: number) => ReactNode;
  /** Width in pixels from which three slides are side by side (§9). */
  readonly threeFrom: number;
  readonly action: { readonly label: string; readonly to: string };
}

/** A titled carousel of products that loops, with a link to all of them. */
export function CardCarousel(props: CardCarouselProps) {
  const {
    carousel: [viewport, carousel],
    title,
    thing,
    note,
    cards,
    renderCard,
    threeFrom,
    action,
  } = props;
  const { isPlaying, selected } = carousel;
  return (
    <section aria-roledescription="carousel" aria-label={title} {...carousel.handlers}>
      <Head>
        <div>
          <h2>{title}</h2>
          {note && <Note>{note}</Note>}
        </div>
        <CarouselControls
          thing={thing}
          onPrevious={carousel.previous}
          onNext={carousel.next}
          isPlaying={isPlaying}
          onTogglePlaying={carousel.hasAutoplay ? carousel.togglePlaying : undefined}
        />
      </Head>
      <Window ref={viewport} data-live={carousel.isLive}>
        <SlideTrack>
          {cards.map((card, index) => (
            <Third key={card.id} $from={threeFrom}>
              {renderCard(card, index)}
            </Third>
          ))}
        </SlideTrack>
      </Window>
      <VisuallyHidden role="status">
        {carousel.isChosen && `${cards[selected]?.name}, ${selected + 1} of ${cards.length}`}
      </VisuallyHidden>
      <Foot>
        <ButtonLink to={action.to} $look="quiet">
          {action.label}
        </ButtonLink>
      </Foot>
    </section>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(2)};
  margin-bottom: ${space(4)};

  h2 {
    max-width: 12.9em;
  }
`;

// The slides' own edges line up with the title's.
const Window = styled(SlideWindow)`
  margin-inline: -${space(1)};

  ${wide.desktop} {
    margin-inline: -${space(2)};
  }
`;

const Note = styled(Small)`
  max-width: 33.5em;
  margin-top: ${space(1)};
`;

const Third = styled(Slide)<{ readonly $from: number }>`
  padding: 4px ${space(1)};

  @media (min-width: ${({ $from }) => $from}px) {
    flex-basis: calc(100% / 3);
  }

  ${wide.desktop} {
    padding-inline: ${space(2)};
  }
`;

const Foot = styled.p`
  margin-top: ${space(4)};
`;
