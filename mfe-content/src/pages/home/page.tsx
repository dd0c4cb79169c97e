import { definePage, type PageProps } from '@tanabana/runtime/contracts/page';
import { BelowTheFold } from '@tanabana/runtime/kit/BelowTheFold';
import { VisuallyHidden } from '@tanabana/runtime/kit/Page';
import type { Artisan } from '../../people/artisans';
import { sharePicture } from '../../pictures/pictures';
import { organization, searchableSite } from '../../structured/structuredData';
import { ArtisanStory } from './ArtisanStory';
import { Collections } from './Collections';
import { FeaturedArtisan } from './FeaturedArtisan';
import { HeroCarousel } from './HeroCarousel';
import { PhraseBanner } from './PhraseBanner';
import { Quality } from './Quality';
import { ValueCards } from './ValueCards';
import { WhyConnect } from './WhyConnect';

const FEATURED_ARTISAN_ID = '2';

function Home({ request, data, Fragment }: PageProps<Artisan | null>) {
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
        <Collections Fragment={Fragment} />
        <Quality settings={request.settings} />
      </BelowTheFold>
    </>
  );
}

export default definePage<Artisan | null>({
  Component: Home,
  // The import excludes the other stories from the home page's scripts.
  load: async () => (await import('../../people/artisans')).findArtisan(FEATURED_ARTISAN_ID) ?? null,
  meta: ({ settings }) => ({
    title: `${settings.brand} | Handmade crafts of India, from the people who make them`,
    description:
      'Hand-knotted rugs, pottery, brass, block prints and wheat stem art from Indian workshops, for shops, hotels and homes. Minimum order 25 units.',
    structuredData: [organization(settings), searchableSite(settings)],
    ...sharePicture('hero-rugs'),
  }),
});
