import { definePage } from '@tanabana/shared/contracts/page';
import { space, wide } from '@tanabana/shared/theme/tokens';
import { Breadcrumb } from '@tanabana/shared/ui/Breadcrumb';
import { Lead, Page, PageTitle } from '@tanabana/shared/ui/Page';
import { styled } from 'styled-components';
import { EmailForm } from '../../parts/EmailForm';
import { Illustration } from '../../parts/Illustration';
import { breadcrumbList } from '../../structured/breadcrumbList';

const TRAIL = [{ label: 'Home', to: '/' }, { label: 'Newsletter' }];

/** The house's letter; its form behaves as Coming Soon's does. */
function Newsletter() {
  return (
    <Page>
      <Breadcrumb trail={TRAIL} />
      <Columns>
        <div>
          <PageTitle>A letter from the workshops</PageTitle>
          <Lead>
            Once a month: what came off the looms and out of the kilns, one story at length, and the first
            word on small batches. You leave by replying “enough”.
          </Lead>
          <EmailForm action="Subscribe" thanks="Thanks! You will hear from us with the next letter." />
        </div>
        <Illustration name="newsletter" sizes="(min-width: 768px) 50vw, 100vw" priority isOrnament />
      </Columns>
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
  }),
});

const Columns = styled.div`
  display: grid;
  gap: ${space(6)};
  align-items: center;

  ${wide.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  form {
    margin-top: ${space(4)};
  }
`;
