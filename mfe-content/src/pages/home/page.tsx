import { definePage, Fragment, type PageProps } from '@tanabana/contract/pages/page';
import { IfPage } from '@tanabana/contract/pages/pageContext';
import { BelowTheFold } from '@tanabana/ui/kit/BelowTheFold';
import { ButtonLink } from '@tanabana/ui/kit/Button';
import { VisuallyHidden } from '@tanabana/ui/kit/Page';
import { grid } from '@tanabana/ui/theme/layout';
import { color, space } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';
import { homePage as page } from '../../content/home';
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

function Home({ request, data }: PageProps<Artisan | null>) {
  return (
    <>
      <VisuallyHidden as="h1">{`${request.settings.brand}: ${page.heading}`}</VisuallyHidden>
      <HeroCarousel />
      <PhraseBanner />
      <BelowTheFold>
        <Fragment name="catalogue/CategoryStrip" fallback={null} />
        <IfPage at="/artisans">
          <ArtisanStory />
          {data && <FeaturedArtisan artisan={data} />}
        </IfPage>
        <ValueCards />
        <WhyConnect />
        <Collections />
        <Quality settings={request.settings} />
      </BelowTheFold>
    </>
  );
}

const CAROUSELS = ['catalogue/RugCarousel', 'catalogue/HandicraftCarousel'] as const;

/** Displays carousels of the catalogue. If a carousel fails to load, displays a link to the products instead. */
function Collections() {
  return (
    <Carousels aria-label="From the catalogue">
      {page.collections.map(({ title, text, action, to }, index) => (
        <Fragment
          key={title}
          name={CAROUSELS[index] ?? CAROUSELS[0]}
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
  load: async () =>
    (await import('../../people/artisans')).findArtisan(String(page.featuredArtisan?.id)) ?? null,
  meta: ({ settings }) => ({
    title: `${settings.brand} | ${page.title}`,
    description: page.description,
    structuredData: [organization(settings), searchableSite(settings)],
    ...sharePicture(page.picture),
  }),
});
