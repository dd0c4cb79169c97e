import { definePage } from '@tanabana/contract/pages/page';
import { Breadcrumb } from '@tanabana/ui/kit/Breadcrumb';
import { Lead, Page, PageTitle } from '@tanabana/ui/kit/Page';
import { grid } from '@tanabana/ui/theme/layout';
import { color, linkHover, size, space, wide } from '@tanabana/ui/theme/tokens';
import type { Settings } from '@tanabana/contract/settings/settings';
import { styled } from 'styled-components';
import type privacy from '../../content/legal/privacy.json';
import { FactTable } from './FactTable';
import { breadcrumbList } from '../structured/structuredData';

type LegalText = Omit<typeof privacy, 'sections'> & {
  readonly sections: readonly {
    readonly title: string;
    readonly blocks: readonly (string | readonly string[])[];
  }[];
};

const LAST_UPDATED = 'September 12, 2025';

const sectionId = (title: string) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

const trailOf = (title: string) => [{ label: 'Home', to: '/' }, { label: title }];

export function legalPage(text: LegalText, description: string) {
  return definePage({
    Component: ({ request: { settings } }) => <LegalPage {...text} settings={settings} />,
    meta: ({ settings }) => ({
      title: `${text.title} | ${settings.brand}`,
      description,
      structuredData: [breadcrumbList(settings, trailOf(text.title))],
    }),
  });
}

function LegalPage({ title, lead, sections, settings }: LegalText & { readonly settings: Settings }) {
  return (
    <Page>
      <Breadcrumb trail={trailOf(title)} />
      <PageTitle>{title}</PageTitle>
      <Lead>{lead}</Lead>
      <Dated>{`Last updated: ${LAST_UPDATED}`}</Dated>
      <Columns>
        <nav aria-label="On this page">
          <ol>
            {sections.map((section) => (
              <li key={section.title}>
                <a href={`#${sectionId(section.title)}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {sections.map((section) => (
            <section key={section.title}>
              <h2 id={sectionId(section.title)}>{section.title}</h2>
              {section.blocks.map((block) =>
                typeof block === 'string' ? (
                  <p key={block}>{block}</p>
                ) : (
                  <ul key={block.join()}>
                    {block.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                ),
              )}
            </section>
          ))}
          <section>
            <h2>Our company</h2>
            <FactTable facts={companyFacts(settings)} />
          </section>
        </div>
      </Columns>
    </Page>
  );
}

const companyFacts = ({ company = {}, contact }: Settings) =>
  [
    ['Legal name', company.legalName ?? NOT_NAMED],
    ['Address', contact.address.join(', ')],
    ['GSTIN', company.gstin ?? NOT_NAMED],
    ['IEC', company.iec ?? NOT_NAMED],
    ['Grievance officer', company.grievanceOfficer ?? NOT_NAMED],
  ] as const;

const NOT_NAMED = 'not named yet; write to us';

const Dated = styled.p`
  margin-top: ${space(2)};
  font-size: ${size.small};
  font-weight: 600;
`;

const Columns = styled.div`
  margin-top: ${space(6)};

  nav {
    margin-bottom: ${space(6)};
    font-size: ${size.small};
  }

  nav a {
    display: inline-block;
    padding: 6px 0;
    text-decoration: none;
    ${linkHover}
  }

  section {
    max-width: 43.5em;
    margin-bottom: ${space(5)};
  }

  h2 {
    margin-bottom: ${space(1.5)};
    scroll-margin-top: 112px;
    font-size: ${size.h3};
  }

  p + p,
  p + ul,
  ul + p {
    margin-top: ${space(1.5)};
  }

  ul {
    padding-left: ${space(2.5)};
    list-style: disc;
  }

  ul li {
    margin-bottom: 6px;
  }

  li::marker {
    color: ${color.brass};
  }

  ${wide.desktop} {
    ${grid({ columns: [3, 8], gap: 8 })}

    nav ol {
      position: sticky;
      top: 112px;
      padding-left: ${space(2)};
      border-left: 1px solid ${color.brass};
    }
  }
`;
