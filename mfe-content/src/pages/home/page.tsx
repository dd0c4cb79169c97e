import { definePage, type PageProps } from '@tanabana/shared/contracts/page';
import { visuallyHidden } from '@tanabana/shared/theme/tokens';
import { Page } from '@tanabana/shared/ui/Page';
import { styled } from 'styled-components';
import { sharePicture } from '../../pictures/sharePicture';
import { organization } from '../../structured/organization';
import { searchableSite } from '../../structured/searchableSite';
import { ArtisanStory } from './ArtisanStory';
import { CarouselFallback } from './CarouselFallback';
import { FeaturedArtisan } from './FeaturedArtisan';
import { HeroCarousel } from './HeroCarousel';
import { PhraseBanner } from './PhraseBanner';
import { Quality } from './Quality';
import { ValueCards } from './ValueCards';
import { WhyConnect } from './WhyConnect';

/** The home page, its nine parts in order (§2.3). */
function Home({ request, Fragment }: PageProps) {
  return (
    <>
      <Title>{request.settings.brand}: handmade crafts of India</Title>
      <HeroCarousel />
      <PhraseBanner />
      <ArtisanStory />
      <FeaturedArtisan />
      <ValueCards />
      <WhyConnect />
      <Page>
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
      </Page>
      <Quality />
    </>
  );
}

export default definePage({
  Component: Home,
  meta: ({ settings }) => ({
    title: `${settings.brand} | Handmade crafts of India, from the people who make them`,
    description:
      'Hand-knotted rugs, pottery, brass, block prints and wheat stem art from Indian workshops, for shops, hotels and homes. Minimum order 25 units.',
    structuredData: [organization(settings), searchableSite(settings)],
    ...sharePicture('share-home'),
  }),
});

const Title = styled.h1`
  ${visuallyHidden}
`;
