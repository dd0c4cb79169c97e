import { definePage } from '@tanabana/contract/pages/page';
import { Badge } from '@tanabana/ui/kit/Badge';
import { Breadcrumb } from '@tanabana/ui/kit/Breadcrumb';
import { ButtonLink } from '@tanabana/ui/kit/Button';
import { Lead, Page, PageTitle } from '@tanabana/ui/kit/Page';
import { grid } from '@tanabana/ui/theme/layout';
import { space, wide } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';
import businesses from '../../../content/businesses.json';
import page from '../../../content/pages/businesses.json';
import { Illustration } from '../../components/Illustration';
import { sharePicture } from '../../pictures/pictures';
import { breadcrumbList } from '../../structured/structuredData';

const BUSINESSES_TRAIL = [{ label: 'Home', to: '/' }, { label: 'Our Businesses' }];

function Businesses() {
  return (
    <Page>
      <Breadcrumb trail={BUSINESSES_TRAIL} />
      <PageTitle>{page.title}</PageTitle>
      <Lead>{page.lead}</Lead>
      <List>
        {businesses.map((business, index) => (
          <li key={business.name}>
            <Cover
              name={business.picture}
              sizes="(min-width: 768px) 55vw, 100vw"
              priority={index === 0}
              isOrnament
            />
            <div>
              {business.to.startsWith('/coming-soon/') && <Badge $tone="quiet">Coming Soon</Badge>}
              <h2>{business.name}</h2>
              <p>{business.text}</p>
              <ButtonLink to={business.to} $look="quiet">
                {business.action}
              </ButtonLink>
            </div>
          </li>
        ))}
      </List>
    </Page>
  );
}

const Cover = styled(Illustration)`
  aspect-ratio: 3 / 2;
`;

const List = styled.ul`
  ${grid({ gap: 8, tablet: { gap: 10 } })}
  margin-top: ${space(6)};

  > li {
    ${grid({ gap: 2 })}
  }

  ${wide.tablet} {
    > li {
      ${grid({ columns: [7, 5], gap: 6 })}
      align-items: center;
    }

    > :nth-child(even) {
      ${grid({ columns: [5, 7] })}

      ${Cover} {
        order: 2;
      }
    }
  }

  h2 {
    margin-bottom: ${space(2)};
  }

  span + h2 {
    margin-top: ${space(2)};
  }

  p {
    max-width: 33.5em;
    margin-bottom: ${space(3)};
  }
`;

export default definePage({
  Component: Businesses,
  meta: ({ settings }) => ({
    title: `Our Businesses | ${settings.brand}`,
    description: page.description,
    structuredData: [breadcrumbList(settings, BUSINESSES_TRAIL)],
    ...sharePicture(page.picture),
  }),
});
