import { definePage, type PageProps } from '@tanabana/contract/pages/page';
import { Breadcrumb } from '@tanabana/ui/kit/Breadcrumb';
import { Lead, Page, PageTitle } from '@tanabana/ui/kit/Page';
import type { Settings } from '@tanabana/contract/settings/settings';
import { grid } from '@tanabana/ui/theme/layout';
import { color, linkHover, size, space } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';
import page from '../../../content/pages/contact.json';
import { type AskedProduct, askedProduct, nameWithSku } from '../../contact/askedProduct';
import { breadcrumbList, organization } from '../../structured/structuredData';
import { ContactForm } from './ContactForm';

const TRAIL = [{ label: 'Home', to: '/' }, { label: 'Contact Us' }];

function Contact({ request }: PageProps) {
  const { brand, contact } = request.settings;
  const product = askedProduct(request.search);
  return (
    <Page>
      <Breadcrumb trail={TRAIL} />
      <PageTitle>{page.title}</PageTitle>
      <Lead>{page.lead}</Lead>
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
    description: page.description,
    structuredData: [organization(settings), breadcrumbList(settings, TRAIL)],
    // Anybody can write a link whose query contains a product name, so search engines must not index such pages.
    ...(search && { hidden: true }),
  }),
});

const Columns = styled.div`
  ${grid({ gap: 7, desktop: { columns: [7, 4], gap: 12 } })}
  margin-top: ${space(5)};
`;

const SOCIAL = [
  ['instagram', 'Instagram'],
  ['facebook', 'Facebook'],
  ['linkedin', 'LinkedIn'],
] as const;

interface ContactDetailsProps {
  readonly settings: Settings;
  readonly product: AskedProduct | undefined;
}

function ContactDetails({ settings: { contact, social, hours = [] }, product }: ContactDetailsProps) {
  const message = product ? `?text=${encodeURIComponent(`About: ${nameWithSku(product)}`)}` : '';
  return (
    <Details>
      <section aria-labelledby="details">
        <h2 id="details">Contact details</h2>
        <address>
          {contact.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
          <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</a>
          <a
            href={`https://wa.me/${contact.whatsApp.replace(/\D/g, '')}${message}`}
            rel="noopener"
          >{`WhatsApp ${contact.whatsApp}`}</a>
        </address>
      </section>
      {hours.length > 0 && (
        <section aria-labelledby="hours">
          <h2 id="hours">Business hours</h2>
          <dl>
            {hours.map((entry) => (
              <div key={entry.days}>
                <dt>{entry.days}</dt>
                <dd>{entry.hours}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {Object.keys(social).length > 0 && (
        <section aria-labelledby="social">
          <h2 id="social">Follow the workshops</h2>
          {SOCIAL.map(([site, name]) =>
            social[site] === undefined ? null : (
              <a key={site} href={social[site]} rel="noopener">
                {name}
              </a>
            ),
          )}
        </section>
      )}
    </Details>
  );
}

const Details = styled.div`
  ${grid({ gap: 5 })}
  align-content: start;

  h2 {
    margin-bottom: ${space(2)};
    padding-top: ${space(2)};
    border-top: 1px solid ${color.brass};
    font-size: ${size.h3};
  }

  address {
    font-style: normal;
  }

  address > *,
  section > a {
    display: block;
  }

  a {
    padding: 4px 0;
    overflow-wrap: anywhere;
    ${linkHover}
  }

  span + a {
    margin-top: ${space(2)};
  }

  dl div {
    display: flex;
    justify-content: space-between;
    gap: ${space(2)};
    padding: 4px 0;
  }

  dd {
    color: ${color.muted};
  }
`;
