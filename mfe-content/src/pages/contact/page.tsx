import { definePage, type PageProps } from '@tanabana/runtime/contracts/page';
import { Breadcrumb } from '@tanabana/runtime/kit/Breadcrumb';
import { Lead, Page, PageTitle } from '@tanabana/runtime/kit/Page';
import { grid } from '@tanabana/runtime/theme/layout';
import { space } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import { askedProduct } from '../../contact/askedProduct';
import { breadcrumbList, organization } from '../../structured/structuredData';
import { ContactDetails } from './ContactDetails';
import { ContactForm } from './ContactForm';

const TRAIL = [{ label: 'Home', to: '/' }, { label: 'Contact Us' }];

function Contact({ request }: PageProps) {
  const { brand, contact } = request.settings;
  const product = askedProduct(request.search);
  return (
    <Page>
      <Breadcrumb trail={TRAIL} />
      <PageTitle>Contact Us</PageTitle>
      <Lead>
        Ask us about a bulk order, a size that is not in the catalogue, or a workshop to visit. We reply
        within 24 hours.
      </Lead>
      <Columns>
        <ContactForm
          email={contact.email}
          brand={brand}
          product={product}
          subject={new URLSearchParams(request.search).get('subject') ?? ''}
        />
        <ContactDetails settings={request.settings} product={product} />
      </Columns>
    </Page>
  );
}

export default definePage({
  Component: Contact,
  meta: ({ settings, search }) => ({
    title: `Contact Us | ${settings.brand}`,
    description: `Write, call or visit ${settings.brand}. Replies within 24 hours; support Mon-Fri 9 AM-6 PM IST, Saturday 10 AM-4 PM.`,
    structuredData: [organization(settings), breadcrumbList(settings, TRAIL)],
    // Anybody can write a link with a product name, so search engines must not index such pages.
    ...(search && { hidden: true }),
  }),
});

const Columns = styled.div`
  ${grid({ gap: 7, desktop: { columns: [7, 4], gap: 12 } })}
  margin-top: ${space(5)};
`;
