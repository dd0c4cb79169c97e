import { definePage, type PageProps } from '@tanabana/contract/pages/page';
import { countOf } from '@tanabana/shop/text/formatCount';
import { Breadcrumb } from '@tanabana/ui/kit/Breadcrumb';
import { ButtonLink, ButtonRow } from '@tanabana/ui/kit/Button';
import { Lead, Page, PageTitle } from '@tanabana/ui/kit/Page';
import type { Settings } from '@tanabana/contract/settings/settings';
import { grid } from '@tanabana/ui/theme/layout';
import { color, size, space, wide } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';
import page from '../../../content/pages/trade.json';
import trade from '../../../content/trade.json';
import { openHours } from '../../contact/openHours';
import { FactTable } from '../../components/FactTable';
import { breadcrumbList } from '../../structured/structuredData';

const TRAIL = [{ label: 'Home', to: '/' }, { label: 'For Trade Buyers' }];

/** Terms for trade buyers. A term in the settings replaces the default text of the same term. */
function Trade({ request: { settings } }: PageProps) {
  const terms: Readonly<Record<string, string | undefined>> = settings.trade ?? {};
  return (
    <Page>
      <Breadcrumb trail={TRAIL} />
      <PageTitle>{page.title}</PageTitle>
      <Lead>{page.lead}</Lead>
      <FactTable facts={tradeFacts(settings)} />
      <Columns>
        <div>
          {trade.map(({ title, text, setting }) => (
            <section key={title} aria-label={title}>
              <h2>{title}</h2>
              <p>{(setting && terms[setting]) ?? text}</p>
            </section>
          ))}
        </div>
        <Contact settings={settings} />
      </Columns>
    </Page>
  );
}

/** Facts without a value exist only in settings. */
function tradeFacts(settings: Settings) {
  const terms: Readonly<Record<string, string | undefined>> = settings.trade ?? {};
  return [
    ['Minimum order', `${countOf(settings.minimumOrder ?? 25, 'unit')} of each product and size`],
    [
      'Quotation',
      [settings.replyTime && `within ${settings.replyTime}`, 'in Indian rupees'].filter(Boolean).join(', '),
    ],
    [
      'Delivery terms',
      terms.incoterms ?? 'EXW, FCA, FOB, CIF, CIP or DAP, with your port or place, chosen in your enquiry',
    ],
    ['Ports', terms.ports],
    ['Deposit', terms.deposit],
    ['Transfer', terms.transfer],
    ['Sample price', terms.samplePrice],
    ['In stock', settings.dispatchTime && `dispatched within ${settings.dispatchTime}`],
    ['Made to order', terms.leadTime ?? 'weeks or months, named on each product page'],
    ['Documents', terms.documents ?? 'commercial invoice, packing list, certificate of origin on request'],
  ] as const;
}

function Contact({ settings }: { readonly settings: Settings }) {
  const { trade: terms, contact } = settings;
  return (
    <Panel aria-labelledby="trade-contact">
      <h2 id="trade-contact">{terms?.contact ?? 'Your contact'}</h2>
      <a href={`mailto:${contact.enquiryEmail}`}>{contact.enquiryEmail}</a>
      <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</a>
      <p>
        {openHours(settings).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <ButtonRow>
        <ButtonLink to="/catalogue">Browse Products</ButtonLink>
        <ButtonLink to="/cart#paste" $look="quiet">
          Paste a list into the cart
        </ButtonLink>
      </ButtonRow>
    </Panel>
  );
}

const Columns = styled.div`
  ${grid({ gap: 5, desktop: { columns: [8, 4], gap: 8 } })}
  margin-top: ${space(5)};

  section {
    padding: ${space(3)} 0;
    border-top: 1px solid ${color.line};

    ${wide.tablet} {
      ${grid({ columns: [4, 8], gap: 4 })}
    }
  }

  h2 {
    margin-bottom: ${space(1)};
    font-size: ${size.h3};
  }

  section > p {
    max-width: 43.5em;
    color: ${color.muted};
    overflow-wrap: anywhere;
  }
`;

const Panel = styled.aside`
  ${grid({ gap: 1 })}
  align-self: start;
  padding: ${space(3)};
  border-top: 3px solid ${color.brass};
  background: ${color.sand};
  overflow-wrap: anywhere;

  p {
    margin-bottom: ${space(2)};
    color: ${color.muted};
    font-size: ${size.small};
  }

  span {
    display: block;
  }

  > a {
    padding: 4px 0;
    color: ${color.indigo};
  }
`;

export default definePage({
  Component: Trade,
  meta: ({ settings }) => ({
    title: `${page.title} | ${settings.brand}`,
    description: page.description,
    structuredData: [breadcrumbList(settings, TRAIL)],
  }),
});
