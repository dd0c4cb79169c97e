import { definePage } from '@tanabana/runtime/contracts/page';
import { Breadcrumb } from '@tanabana/runtime/kit/Breadcrumb';
import { Lead, Page, PageTitle } from '@tanabana/runtime/kit/Page';
import { space, wide } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import { artisans } from '../../people/artisans';
import { sharePicture } from '../../pictures/pictures';
import { breadcrumbList } from '../../structured/structuredData';
import { ArtisanCard } from './ArtisanCard';
import { ArtisanDialog } from './ArtisanDialog';
import { Claims } from './Claims';
import { useRequestedDialog } from './useRequestedDialog';

const ARTISANS_TRAIL = [{ label: 'Home', to: '/' }, { label: 'Artisans' }];

function Artisans() {
  const requested = useRequestedDialog();
  return (
    <>
      <Page>
        <Breadcrumb trail={ARTISANS_TRAIL} />
        <PageTitle>The hands behind our pieces</PageTitle>
        <Lead>
          You will find no portraits here: in these villages, people are known by what they make. Five
          partners describe how they work, and what they wish you knew.
        </Lead>
        <Grid>
          {artisans.map((artisan, index) => (
            <ArtisanCard key={artisan.id} artisan={artisan} isFirst={index === 0} />
          ))}
        </Grid>
      </Page>
      <Claims />
      {artisans.map((artisan) => (
        <ArtisanDialog key={artisan.id} artisan={artisan} startsOpen={artisan === requested} />
      ))}
    </>
  );
}

const Grid = styled.ul`
  display: grid;
  gap: ${space(6)} ${space(4)};
  margin-top: ${space(6)};

  ${wide.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(8)} ${space(4)};
  }

  ${wide.desktop} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: ${space(9)} ${space(5)};

    > * {
      grid-column: span 2;
    }

    > :nth-child(-n + 2) {
      grid-column: span 3;
    }
  }
`;

export default definePage({
  Component: Artisans,
  meta: ({ settings }) => ({
    title: `Our Artisans | ${settings.brand}`,
    description:
      'Meet five of the people who make what we sell: a rug knotter, a wheat-stem artist, a block printer, a metal caster and a blue potter.',
    structuredData: [breadcrumbList(settings, ARTISANS_TRAIL)],
    ...sharePicture('artisan-1'),
  }),
});
