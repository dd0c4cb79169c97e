import { definePage, Fragment, type PageProps } from '@tanabana/contract/pages/page';
import { Breadcrumb } from '@tanabana/ui/kit/Breadcrumb';
import { ButtonAnchor, ButtonLink, ButtonRow } from '@tanabana/ui/kit/Button';
import { Lead, Page, PageTitle } from '@tanabana/ui/kit/Page';
import { grid, row } from '@tanabana/ui/theme/layout';
import { color, size, space, wide } from '@tanabana/ui/theme/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import biomass from '../../../content/biomass.json';
import page from '../../../content/pages/biomass.json';
import { Band } from '../../components/Band';
import { Illustration } from '../../components/Illustration';
import { sharePicture } from '../../pictures/pictures';
import { breadcrumbList } from '../../structured/structuredData';
import { FuelTable } from './FuelTable';
import { RawMaterials } from './RawMaterials';

const BIOMASS_TRAIL = [
  { label: 'Home', to: '/' },
  { label: 'Our Businesses', to: '/businesses' },
  { label: 'Biomass' },
];

function Biomass({ request: { settings } }: PageProps) {
  const { replyTime } = settings;
  return (
    <>
      <Page>
        <Breadcrumb trail={BIOMASS_TRAIL} />
        <Hero>
          <div>
            <PageTitle>{page.title}</PageTitle>
            <Lead>{page.lead}</Lead>
            <Actions>
              <ButtonLink to="/contact">Get in Touch</ButtonLink>
              <ButtonAnchor href="#quotation" $look="quiet">
                Get a quotation
              </ButtonAnchor>
            </Actions>
          </div>
          <Machine name={page.picture} sizes="(min-width: 768px) 50vw, 100vw" priority />
        </Hero>
      </Page>
      <RawMaterials />
      <Band aria-labelledby="forms">
        <h2 id="forms">Two forms of one fuel</h2>
        <Passages passages={biomass.products} columns={2} />
        <FuelTable />
        <Ask>
          <h3 id="quotation">Ask for a quotation</h3>
          <p>
            {`By letter: your fuel, boiler, tonnes a month, place and unloading.${replyTime ? ` We reply within ${replyTime}.` : ''}`}
          </p>
          <Fragment
            name="cart/FuelEnquiry"
            materials={biomass.materials.map(({ material }) => material)}
            fallback={<Link to="/contact">Write to us</Link>}
          />
        </Ask>
      </Band>
      <Band $ground="indigo" aria-labelledby="reasons">
        <h2 id="reasons">Why this fuel</h2>
        <Passages passages={biomass.reasons} columns={3} />
        <Closing>
          <p>Tell us what your boiler burns today, and how much. We will reply with a price.</p>
          <ButtonLink to="/contact">Connect with Us</ButtonLink>
        </Closing>
      </Band>
    </>
  );
}

const Hero = styled.div`
  ${grid({ gap: 5, tablet: { columns: 2, gap: 6 } })}
  align-items: center;

  ${wide.tablet} {
    /* The title is narrower than its column, so that it breaks at the same word before and after its font is loaded. */
    h1 {
      max-width: 80%;
    }
  }

  a {
    font-size: ${size.text};
  }
`;

const Actions = styled(ButtonRow)`
  margin-top: ${space(4)};
`;

const Machine = styled(Illustration)`
  aspect-ratio: 3 / 2;
`;

const Ask = styled.section`
  ${grid({ gap: 2 })}
  justify-items: start;
  margin-top: ${space(6)};

  > :last-child {
    width: 100%;
  }
`;

const Closing = styled.div`
  ${row(3)}
  justify-content: space-between;
  margin-top: ${space(7)};

  p {
    max-width: 31em;
    font-size: ${size.lead};
    line-height: 1.5;
  }
`;

export default definePage({
  Component: Biomass,
  meta: ({ settings }) => ({
    title: `Biomass Pellets & Briquettes | ${settings.brand}`,
    description: page.description,
    structuredData: [breadcrumbList(settings, BIOMASS_TRAIL)],
    ...sharePicture(page.picture),
  }),
});

interface PassagesProps {
  readonly passages: readonly { readonly title: string; readonly text: string; readonly picture?: string }[];
  readonly columns: number;
}

function Passages({ passages, columns }: PassagesProps) {
  return (
    <List $columns={columns}>
      {passages.map(({ title, text, picture }) => (
        <li key={title}>
          {picture && (
            <Fuel name={picture} sizes="(min-width: 1560px) 730px, (min-width: 768px) 46vw, 100vw" />
          )}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}

const Fuel = styled(Illustration)`
  aspect-ratio: 3 / 2;
  margin-bottom: ${space(2)};
`;

const List = styled.ul<{ readonly $columns: number }>`
  ${({ $columns }) => grid({ gap: [4, 5], tablet: { columns: 2 }, desktop: { columns: $columns, gap: 6 } })}
  margin-top: ${space(5)};

  li {
    padding-top: ${space(2)};
    border-top: 1px solid ${color.brass};
  }

  p {
    margin-top: ${space(1)};
  }
`;
