import { Lead, Page, PageTitle } from '@tanabana/runtime/kit/Page';
import { ActionsSection } from './ActionsSection';
import { ColourSection } from './ColourSection';
import { DialogsSection } from './DialogsSection';
import { DisclosureSection } from './DisclosureSection';
import { FieldsSection } from './FieldsSection';
import { MarksSection } from './MarksSection';
import { MessagesSection } from './MessagesSection';
import { ProductsSection } from './ProductsSection';
import { TypeSection } from './TypeSection';
import { WaitingSection } from './WaitingSection';

/** All sections of the kit. */
export function Kit() {
  return (
    <Page>
      <PageTitle>Kit</PageTitle>
      <Lead>
        What the screens of the shop are made of, in every state. Remotes take these parts from shared.
      </Lead>
      <ColourSection />
      <TypeSection />
      <ActionsSection />
      <FieldsSection />
      <MarksSection />
      <ProductsSection />
      <DisclosureSection />
      <DialogsSection />
      <MessagesSection />
      <WaitingSection />
    </Page>
  );
}
