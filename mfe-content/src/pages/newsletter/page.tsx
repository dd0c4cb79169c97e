import { definePage } from '@tanabana/runtime/contracts/page';
import { Breadcrumb } from '@tanabana/runtime/kit/Breadcrumb';
import { Lead, Page, PageTitle } from '@tanabana/runtime/kit/Page';
import { Announcement } from '../../components/Announcement';
import { EmailForm } from '../../components/EmailForm';
import { sharePicture } from '../../pictures/pictures';
import { breadcrumbList } from '../../structured/structuredData';

const TRAIL = [{ label: 'Home', to: '/' }, { label: 'Newsletter' }];

/** The newsletter page; its form works like that of Coming Soon. */
function Newsletter() {
  return (
    <Page>
      <Breadcrumb trail={TRAIL} />
      <Announcement picture="newsletter">
        <PageTitle>A letter from the workshops</PageTitle>
        <Lead>
          What came off the looms and out of the kilns, one story at length, and the first word on small
          batches. The first letter is being written.
        </Lead>
        <EmailForm action="Subscribe" thanks="Thanks! Good to know that you would read it." />
      </Announcement>
    </Page>
  );
}

export default definePage({
  Component: Newsletter,
  meta: ({ settings }) => ({
    title: `Newsletter | ${settings.brand}`,
    description:
      'A letter from the workshops, in preparation: new pieces, one long story, first word on small batches.',
    structuredData: [breadcrumbList(settings, TRAIL)],
    ...sharePicture('newsletter'),
  }),
});
