import { useCarousel } from '@tanabana/runtime/carousel/useCarousel';
import { color } from '@tanabana/runtime/theme/tokens';
import { Badge } from '@tanabana/runtime/kit/Badge';
import { CardGrid } from '@tanabana/runtime/kit/CardGrid';
import { CarouselControls } from '@tanabana/runtime/kit/CarouselControls';
import { LoadMore } from '@tanabana/runtime/kit/LoadMore';
import { Price } from '@tanabana/runtime/kit/Price';
import { ProductFrame } from '@tanabana/runtime/kit/ProductFrame';
import { Slide, SlideTrack, SlideWindow } from '@tanabana/runtime/kit/Slides';
import { styled } from 'styled-components';
import { Section } from './Section';

const SAMPLES = [
  {
    name: 'Madder rug',
    dye: color.madder,
    price: 'Price on Request',
    badge: <Badge $tone="paper">Featured</Badge>,
  },
  { name: 'Indigo vase', dye: color.indigo, price: '₹1,450', badge: <Badge $tone="leaf">25% off</Badge> },
  { name: 'Brass lota with a name that does not fit into one line', dye: color.brass, price: '₹4,500' },
  { name: 'Leaf mat', dye: color.leaf, price: '₹750' },
];

/** Product cards, carousels and loading more. */
export function ProductsSection() {
  const [viewport, carousel] = useCarousel({ delay: 4500, transition: 600 });
  return (
    <Section title="Products" note="No boxes: picture, name, place, price. Grounds stand for pictures here.">
      <CardGrid>
        {SAMPLES.map(({ name, dye, price, badge }) => (
          <li key={name}>
            <ProductFrame
              name={name}
              to="/catalogue"
              level={3}
              picture={<Ground $dye={dye} />}
              badges={badge}
            >
              <p>Jaipur, Rajasthan</p>
              <Price>{price}</Price>
            </ProductFrame>
          </li>
        ))}
      </CardGrid>
      <Price $size="large">₹750 – ₹4,500</Price>
      {/* From the sixth page on a click is required, so this one does not load by itself. */}
      <LoadMore page={5} more={{ to: '/_kit', state: {} }} />
      <section aria-roledescription="carousel" aria-label="Dyes" {...carousel.hold}>
        <SlideWindow ref={viewport} data-live={carousel.isLive}>
          <SlideTrack>
            {SAMPLES.map(({ name, dye }) => (
              <Slide key={name}>
                <Ground $dye={dye} $isWide />
              </Slide>
            ))}
          </SlideTrack>
        </SlideWindow>
        <CarouselControls
          thing="dye"
          onPrevious={carousel.previous}
          onNext={carousel.next}
          isPlaying={carousel.isPlaying}
          onTogglePlaying={carousel.movesAlone ? carousel.togglePlaying : undefined}
        />
      </section>
    </Section>
  );
}

const Ground = styled.div<{ readonly $dye: string; readonly $isWide?: boolean }>`
  aspect-ratio: ${({ $isWide = false }) => ($isWide ? '16 / 5' : '4 / 5')};
  background: ${({ $dye }) => $dye};
`;
