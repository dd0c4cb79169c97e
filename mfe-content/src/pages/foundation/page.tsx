import { definePage } from '@tanabana/contract/pages/page';
import { IfPage } from '@tanabana/contract/pages/pageContext';
import { Breadcrumb } from '@tanabana/ui/kit/Breadcrumb';
import { ButtonLink, ButtonRow } from '@tanabana/ui/kit/Button';
import { Lead, Page, PageTitle } from '@tanabana/ui/kit/Page';
import { grid } from '@tanabana/ui/theme/layout';
import { color, font, size, space, wide } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';
import foundation from '../../../content/foundation.json';
import page from '../../../content/pages/foundation.json';
import { Band } from '../../components/Band';
import { Illustration } from '../../components/Illustration';
import { QualityPromises } from '../../components/QualityPromises';
import { sharePicture } from '../../pictures/pictures';
import { breadcrumbList } from '../../structured/structuredData';
import { Work } from './Work';

const FOUNDATION_TRAIL = [{ label: 'Home', to: '/' }, { label: 'Our Foundation' }];

function Foundation() {
  return (
    <>
      <Page>
        <Breadcrumb trail={FOUNDATION_TRAIL} />
        <PageTitle>{page.title}</PageTitle>
        <Lead>{page.lead}</Lead>
        <Story aria-labelledby="our-story">
          <Illustration name={page.picture} sizes="(min-width: 768px) 50vw, 100vw" priority />
          <div>
            <h2 id="our-story">Our Story</h2>
            {foundation.story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Story>
      </Page>
      <Band $ground="indigo" aria-label="Vision and mission">
        <Pair>
          <section aria-labelledby="our-vision">
            <h2 id="our-vision">Our Vision</h2>
            <p>{foundation.vision}</p>
          </section>
          <section aria-labelledby="our-mission">
            <h2 id="our-mission">Our Mission</h2>
            <Tagline>{foundation.tagline}</Tagline>
            <p>{foundation.mission}</p>
          </section>
        </Pair>
      </Band>
      <Band aria-labelledby="our-values">
        <Values>
          <h2 id="our-values">Our Values</h2>
          <ol>
            {foundation.values.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </Values>
      </Band>
      <Work work={foundation.waste} isDark />
      <Work work={foundation.heritage} />
      <Band $ground="sand" aria-labelledby="foundation-quality">
        <h2 id="foundation-quality">Quality and Sustainability</h2>
        <QualityPromises />
      </Band>
      <Band aria-labelledby="part-of-it">
        <h2 id="part-of-it">Every order is part of it</h2>
        <Text>
          A craft survives when people buy it. See what is being made, or meet the people who make it.
        </Text>
        <ButtonRow>
          <ButtonLink to="/catalogue">Explore the Catalogue</ButtonLink>
          <IfPage at="/artisans">
            <ButtonLink to="/artisans" $look="quiet">
              Meet the Artisans
            </ButtonLink>
          </IfPage>
        </ButtonRow>
      </Band>
    </>
  );
}

export default definePage({
  Component: Foundation,
  meta: ({ settings }) => ({
    title: `Our Foundation | ${settings.brand}`,
    description: page.description,
    structuredData: [breadcrumbList(settings, FOUNDATION_TRAIL)],
    ...sharePicture(page.picture),
  }),
});

const Text = styled.p`
  max-width: 36em;
  margin: ${space(2)} 0 ${space(4)};
`;

const Story = styled.section`
  ${grid({ gap: 4, tablet: { columns: [7, 6], gap: 6 } })}
  align-items: start;
  margin-top: ${space(5)};

  p {
    max-width: 38.5em;
    margin-top: ${space(2)};
  }
`;

const Pair = styled.div`
  ${grid({ gap: 6, tablet: { columns: 2, gap: 10 } })}

  p {
    max-width: 31em;
    margin-top: ${space(2)};
    font-size: ${size.lead};
  }
`;

const Tagline = styled.p`
  && {
    color: ${color.paper};
    font: italic 400 ${size.h3} / 1.35 ${font.display};
  }
`;

const Values = styled.div`
  h2 {
    margin-bottom: ${space(3)};
  }

  ${wide.desktop} {
    ${grid({ columns: [4, 8], gap: 6 })}
  }

  li {
    padding: ${space(3)} 0;
    border-top: 1px solid ${color.line};

    ${wide.tablet} {
      ${grid({ columns: [5, 7], gap: 4 })}
    }
  }

  p {
    color: ${color.muted};
  }
`;
