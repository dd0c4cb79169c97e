import type { PageProps } from '@tanabana/runtime/contracts/page';
import { space, wide } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import { Band } from '../../components/Band';
import { CarouselFallback } from './CarouselFallback';

/** The two carousels of the catalogue (§2.3). The home page works without them. */
export function Collections({ Fragment }: Pick<PageProps, 'Fragment'>) {
  return (
    <Pair aria-label="From the catalogue">
      <Fragment
        name="catalogue/RugCarousel"
        fallback={
          <CarouselFallback
            title="Explore Our Exclusive Rug Collection"
            text="Medallions from Agra, gabbehs from Mirzapur, tigers from Bylakuppe. The pictures are on their way; the whole collection is in the catalogue."
            action="Explore Collection"
            to="/catalogue?category=rugs"
          />
        }
      />
      <Fragment
        name="catalogue/HandicraftCarousel"
        fallback={
          <CarouselFallback
            title="Discover Handicraft Highlights"
            text="Blue pottery, cast brass, carved walnut, boxes inlaid with straw. The pictures are on their way; the whole collection is in the catalogue."
            action="Shop Collection"
            to="/catalogue?category=handicraftproducts"
          />
        }
      />
    </Pair>
  );
}

const Pair = styled(Band)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(7)};

  ${wide.desktop} {
    gap: ${space(12)};
  }
`;
