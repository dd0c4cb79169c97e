import { definePage, type PageProps } from '@tanabana/contract/pages/page';
import { Breadcrumb } from '@tanabana/ui/kit/Breadcrumb';
import { Lead, Page, PageTitle } from '@tanabana/ui/kit/Page';
import page from '../../../content/pages/newsletter.json';
import { Announcement } from '../../components/Announcement';
import { EmailForm } from '../../components/EmailForm';
import { sharePicture } from '../../pictures/pictures';
import { breadcrumbList } from '../../structured/structuredData';

const TRAIL = [{ label: 'Home', to: '/' }, { label: 'Newsletter' }];

function Newsletter({ request }: PageProps) {
  return (
    <Page>
      <Breadcrumb trail={TRAIL} />
      <Announcement picture={page.picture}>
        <PageTitle>{page.title}</PageTitle>
        <Lead>{page.lead}</Lead>
        <EmailForm
          topic="Newsletter"
          action="Subscribe"
          thanks="Thanks! We are glad you would like to read it."
          settings={request.settings}
        />
      </Announcement>
    </Page>
  );
}

export default definePage({
  Component: Newsletter,
  meta: ({ settings }) => ({
    title: `Newsletter | ${settings.brand}`,
    description: page.description,
    structuredData: [breadcrumbList(settings, TRAIL)],
    ...sharePicture(page.picture),
  }),
});
