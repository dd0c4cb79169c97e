import { Breadcrumb } from '@tanabana/shared/ui/Breadcrumb';
import { Lead, Page, PageTitle } from '@tanabana/shared/ui/Page';
import { Band } from '../../parts/Band';
import { QualityPromises } from '../../parts/QualityPromises';
import { CallToAction } from './CallToAction';
import { OurStory } from './OurStory';
import { OurValues } from './OurValues';
import { PreservingHeritage } from './PreservingHeritage';
import { VisionAndMission } from './VisionAndMission';
import { WasteToProduct } from './WasteToProduct';

export const FOUNDATION_TRAIL = [{ label: 'Home', to: '/' }, { label: 'Our Foundation' }];

/** The foundation, its eight sections in order (§2.14). */
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
      <WasteToProduct />
      <PreservingHeritage />
      <Band $ground="sand" aria-labelledby="foundation-quality">
        <h2 id="foundation-quality">Quality and Sustainability</h2>
        <QualityPromises />
      </Band>
      <CallToAction />
    </>
  );
}
