import { definePage } from '@tanabana/shared/contracts/page';
import { Breadcrumb } from '@tanabana/shared/ui/Breadcrumb';
import { Lead, Page, PageTitle } from '@tanabana/shared/ui/Page';
import { Announcement } from '../../parts/Announcement';
import { EmailForm } from '../../parts/EmailForm';
import { sharePicture } from '../../pictures/sharePicture';
import { breadcrumbList } from '../../structured/breadcrumbList';

const TRAIL = [{ label: 'Home', to: '/' }, { label: 'Newsletter' }];

/** The house's letter; its form behaves as Coming Soon's does. */
function Newsletter() {
  return (
    <Page>
      <Breadcrumb trail={TRAIL} />
      <Announcement picture="newsletter">
        <PageTitle>A letter from the workshops</PageTitle>
        <Lead>
          Once a month: what came off the looms and out of the kilns, one story at length, and the first word
          on small batches. You leave by replying “enough”.
        </Lead>
        <EmailForm action="Subscribe" thanks="Thanks! You will hear from us with the next letter." />
      </Announcement>
    </Page>
  );
}

export default definePage({
  Component: Newsletter,
  meta: ({ settings }) => ({
    title: `Newsletter | ${settings.brand}`,
    description:
      'A letter a month from the workshops: new pieces, one long story, first word on small batches.',
    structuredData: [breadcrumbList(settings, TRAIL)],
    ...sharePicture('newsletter'),
  }),
});
