import { definePage } from '@tanabana/contract/pages/page';
import { Breadcrumb } from '@tanabana/ui/kit/Breadcrumb';
import { Lead, Page, PageTitle } from '@tanabana/ui/kit/Page';
import { Announcement } from '../../components/Announcement';
import { EmailForm } from '../../components/EmailForm';
import { sharePicture } from '../../pictures/pictures';
import { breadcrumbList } from '../../structured/structuredData';

const TRAIL = [{ label: 'Home', to: '/' }, { label: 'Newsletter' }];

function Newsletter() {
  return (
    <Page>
      <Breadcrumb trail={TRAIL} />
      <Announcement picture="newsletter">
        <PageTitle>A letter from the workshops</PageTitle>
        <Lead>
          New pieces from the looms and kilns, one long story, and early news of small batches. We are writing
          the first letter.
        </Lead>
        <EmailForm action="Subscribe" thanks="Thanks! We are glad you would like to read it." />
      </Announcement>
    </Page>
  );
}

export default definePage({
  Component: Newsletter,
  meta: ({ settings }) => ({
    title: `Newsletter | ${settings.brand}`,
    description: 'A letter from the workshops: new pieces, one long story, and early news of small batches.',
    structuredData: [breadcrumbList(settings, TRAIL)],
    ...sharePicture('newsletter'),
  }),
});
