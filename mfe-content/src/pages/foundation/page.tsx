import { definePage } from '@tanabana/runtime/contracts/page';
import { Breadcrumb } from '@tanabana/runtime/kit/Breadcrumb';
import { ButtonLink, ButtonRow } from '@tanabana/runtime/kit/Button';
import { Lead, Page, PageTitle } from '@tanabana/runtime/kit/Page';
import { space, wide } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import { Band } from '../../components/Band';
import { Illustration } from '../../components/Illustration';
import { QualityPromises } from '../../components/QualityPromises';
import { foundation } from '../../foundation/foundation';
import { sharePicture } from '../../pictures/pictures';
import { breadcrumbList } from '../../structured/structuredData';
import { OurValues } from './OurValues';
import { VisionAndMission } from './VisionAndMission';
import { Work } from './Work';

const FOUNDATION_TRAIL = [{ label: 'Home', to: '/' }, { label: 'Our Foundation' }];

function Foundation() {
  return (
    <>
      <Page>
        <Breadcrumb trail={FOUNDATION_TRAIL} />
        <PageTitle>Our Foundation</PageTitle>
        <Lead>The shop sells what the workshops make. The foundation looks after what a shop cannot.</Lead>
        <OurStory />
      </Page>
      <VisionAndMission />
      <OurValues />
      <Work title="Waste to Product Innovation" work={foundation.waste} picture="foundation-waste" isDark />
      <Work title="Preserving Artisan Heritage" work={foundation.heritage} picture="foundation-heritage" />
      <Band $ground="sand" aria-labelledby="foundation-quality">
        <h2 id="foundation-quality">Quality and Sustainability</h2>
        <QualityPromises />
      </Band>
      <CallToAction />
    </>
  );
}

export default definePage({
  Component: Foundation,
  meta: ({ settings }) => ({
    title: `Our Foundation | ${settings.brand}`,
    description:
      'Apprenticeships, a record of designs, and products made from leftovers: what we do besides selling.',
    structuredData: [breadcrumbList(settings, FOUNDATION_TRAIL)],
    ...sharePicture('foundation-story'),
  }),
});

function CallToAction() {
  return (
    <Band aria-labelledby="part-of-it">
      <h2 id="part-of-it">Every order is part of it</h2>
      <Text>
        A craft survives when people buy it. See what is being made, or meet the people who make it.
      </Text>
      <ButtonRow>
        <ButtonLink to="/catalogue">Explore the Catalogue</ButtonLink>
        <ButtonLink to="/artisans" $look="quiet">
          Meet the Artisans
        </ButtonLink>
      </ButtonRow>
    </Band>
  );
}

const Text = styled.p`
  max-width: 36em;
  margin: ${space(2)} 0 ${space(4)};
`;

function OurStory() {
  return (
    <Columns aria-labelledby="our-story">
      <Illustration name="foundation-story" sizes="(min-width: 768px) 50vw, 100vw" priority />
      <div>
        <h2 id="our-story">Our Story</h2>
        {foundation.story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Columns>
  );
}

const Columns = styled.section`
  display: grid;
  gap: ${space(4)};
  align-items: start;
  margin-top: ${space(5)};

  ${wide.tablet} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
    gap: ${space(6)};
  }

  p {
    max-width: 38.5em;
    margin-top: ${space(2)};
  }
`;
