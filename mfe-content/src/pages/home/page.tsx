import { definePage, Fragment, type PageProps } from '@tanabana/contract/pages/page';
import { BelowTheFold } from '@tanabana/ui/kit/BelowTheFold';
import { ButtonLink } from '@tanabana/ui/kit/Button';
import { VisuallyHidden } from '@tanabana/ui/kit/Page';
import { grid } from '@tanabana/ui/theme/layout';
import { color, space } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';
import { Band } from '../../components/Band';
import type { Artisan } from '../../people/artisans';
import { sharePicture } from '../../pictures/pictures';
import { organization, searchableSite } from '../../structured/structuredData';
import { ArtisanStory, FeaturedArtisan } from './ArtisanStory';
import { HeroCarousel } from './HeroCarousel';
import { PhraseBanner } from './PhraseBanner';
import { Quality } from './Quality';
import { ValueCards } from './ValueCards';
import { WhyConnect } from './WhyConnect';

const FEATURED_ARTISAN_ID = '2';

function Home({ request, data }: PageProps<Artisan | null>) {
  return (
    <>
      <VisuallyHidden as="h1">{`${request.settings.brand}: handmade crafts of India`}</VisuallyHidden>
      <HeroCarousel />
      <PhraseBanner />
      <BelowTheFold>
        <Fragment name="catalogue/CategoryStrip" fallback={null} />
        <ArtisanStory />
        {data && <FeaturedArtisan artisan={data} />}
        <ValueCards />
        <WhyConnect />
        <Collections />
        <Quality settings={request.settings} />
      </BelowTheFold>
    </>
  );
}

const CAROUSELS = [
  {
    name: 'catalogue/RugCarousel',
    title: 'Explore Our Exclusive Rug Collection',
    text: 'Medallions from Agra, gabbehs from Mirzapur, tigers from Bylakuppe. See the whole collection in the catalogue.',
    action: 'Explore Collection',
    to: '/catalogue?category=rugs',
  },
  {
    name: 'catalogue/HandicraftCarousel',
    title: 'Discover Handicraft Highlights',
    text: 'Blue pottery, cast brass, carved walnut, boxes inlaid with straw. See the whole collection in the catalogue.',
    action: 'Shop Collection',
    to: '/catalogue?category=handicraftproducts',
  },
] as const;

/** Displays carousels of the catalogue. If a carousel fails to load, displays a link to the products instead. */
function Collections() {
  return (
    <Carousels aria-label="From the catalogue">
      {CAROUSELS.map(({ name, title, text, action, to }) => (
        <Fragment
          key={name}
          name={name}
          fallback={
            <Text>
              <h2>{title}</h2>
              <p>{text}</p>
              <ButtonLink to={to} $look="quiet">
                {action}
              </ButtonLink>
            </Text>
          }
        />
      ))}
    </Carousels>
  );
}

const Carousels = styled(Band)`
  ${grid({ columns: 1, gap: 7, desktop: { gap: 12 } })}
`;

const Text = styled.div`
  padding-left: ${space(4)};
  border-left: 2px solid ${color.brass};

  p {
    max-width: 36em;
    margin: ${space(2)} 0 ${space(3)};
    color: ${color.muted};
  }
`;

export default definePage<Artisan | null>({
  Component: Home,
  // The artisans are imported when the page loads its data, so that the scripts of the home page do not contain all
  // stories.
  load: async () => (await import('../../people/artisans')).findArtisan(FEATURED_ARTISAN_ID) ?? null,
  meta: ({ settings }) => ({
    title: `${settings.brand} | Handmade crafts of India, from the people who make them`,
    description:
      'Hand-knotted rugs, pottery, brass, block prints and wheat stem art from Indian workshops, for shops, hotels and homes. Minimum order 25 units.',
    structuredData: [organization(settings), searchableSite(settings)],
    ...sharePicture('hero-rugs'),
  }),
});
