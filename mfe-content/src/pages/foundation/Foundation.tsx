import { Breadcrumb } from '@tanabana/runtime/kit/Breadcrumb';
import { Lead, Page, PageTitle } from '@tanabana/runtime/kit/Page';
import { foundation } from '../../foundation/foundation';
import { Band } from '../../components/Band';
import { QualityPromises } from '../../components/QualityPromises';
import { CallToAction } from './CallToAction';
import { OurStory } from './OurStory';
import { OurValues } from './OurValues';
import { VisionAndMission } from './VisionAndMission';
import { Work } from './Work';

export const FOUNDATION_TRAIL = [{ label: 'Home', to: '/' }, { label: 'Our Foundation' }];

/** The foundation page with its eight sections (§2.14). */
export function Foundation() {
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
