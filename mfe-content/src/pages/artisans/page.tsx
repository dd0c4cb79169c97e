import { definePage } from '@tanabana/contract/pages/page';
import { useSearchParam } from '@tanabana/ui/hooks/useSearchParam';
import { Breadcrumb } from '@tanabana/ui/kit/Breadcrumb';
import { openDialog } from '@tanabana/ui/kit/Dialog';
import { Lead, Page, PageTitle } from '@tanabana/ui/kit/Page';
import { grid } from '@tanabana/ui/theme/layout';
import { color, font, size, space, wide } from '@tanabana/ui/theme/tokens';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import claims from '../../../content/claims.json';
import page from '../../../content/pages/artisans.json';
import { Band } from '../../components/Band';
import { artisans, findArtisan, type Artisan } from '../../people/artisans';
import { sharePicture } from '../../pictures/pictures';
import { breadcrumbList } from '../../structured/structuredData';
import { ArtisanCard, ArtisanDialog, dialogOf } from './ArtisanCard';

const ARTISANS_TRAIL = [{ label: 'Home', to: '/' }, { label: 'Artisans' }];

function Artisans() {
  const requested = useRequestedDialog();
  return (
    <>
      <Page>
        <Breadcrumb trail={ARTISANS_TRAIL} />
        <PageTitle>{page.title}</PageTitle>
        <Introduction>{page.lead}</Introduction>
        <Grid>
          {artisans.map((artisan, index) => (
            <ArtisanCard key={artisan.id} artisan={artisan} isFirst={index === 0} />
          ))}
        </Grid>
      </Page>
      <Band $ground="sand" aria-label="Our artisans in short">
        <List>
          {claims.map(({ claim, text }) => (
            <li key={claim}>
              <strong>{claim}</strong>
              <p>{text}</p>
            </li>
          ))}
        </List>
      </Band>
      {artisans.map((artisan) => (
        <ArtisanDialog key={artisan.id} artisan={artisan} startsOpen={artisan === requested} />
      ))}
    </>
  );
}

const Introduction = styled(Lead)`
  ${wide.tablet} {
    /*
     * The text is narrower than the page, so that its number of lines is the same before and after its font is loaded.
     */
    max-width: min(39.5em, 95%);
  }
`;

const Grid = styled.ul`
  ${grid({ gap: [6, 4], tablet: { columns: 2, gap: [8, 4] }, desktop: { columns: 6, gap: [9, 5] } })}
  margin-top: ${space(6)};

  ${wide.desktop} {
    > * {
      grid-column: span 2;
    }

    > :nth-child(-n + 2) {
      grid-column: span 3;
    }
  }
`;

/**
 * Opens the dialog of the artisan that the query parameter `openDialog` names, then removes the parameter (§2.10).
 * @returns this artisan, whose dialog is open in the first render
 */
function useRequestedDialog(): Artisan | undefined {
  const [requested, setRequested] = useSearchParam('openDialog');
  const rendered = useRef(requested);
  const artisan = findArtisan(requested);
  useEffect(() => {
    if (!requested) return;
    if (artisan && rendered.current !== requested) openDialog(dialogOf(artisan));
    rendered.current = '';
    setRequested('');
  }, [requested, artisan, setRequested]);
  return artisan;
}

export default definePage({
  Component: Artisans,
  meta: ({ settings }) => ({
    title: `Our Artisans | ${settings.brand}`,
    description: page.description,
    structuredData: [breadcrumbList(settings, ARTISANS_TRAIL)],
    ...sharePicture(page.picture),
  }),
});

const List = styled.ul`
  ${grid({ gap: 5, tablet: { columns: 3 } })}

  strong {
    color: ${color.madder};
    font: 500 ${size.h2} / 1.15 ${font.display};
  }

  p {
    max-width: 24.5em;
    margin-top: ${space(1)};
  }
`;
