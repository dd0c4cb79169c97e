import { definePage } from '@tanabana/runtime/contracts/page';
import { Page, PageTitle, Lead } from '@tanabana/runtime/kit/Page';

/** /about (§2.1). */
export const aboutPage = definePage({
  Component: () => (
    <Page>
      <PageTitle>About Us</PageTitle>
      <Lead>About Us page coming soon...</Lead>
    </Page>
  ),
  meta: ({ settings }) => ({
    title: `About Us | ${settings.brand}`,
    description: `About ${settings.brand}, a house of handmade Indian crafts.`,
  }),
});
