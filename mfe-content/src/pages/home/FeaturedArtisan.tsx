import { ButtonLink } from '@tanabana/runtime/kit/Button';
import { Eyebrow } from '@tanabana/runtime/kit/Page';
import { grid } from '@tanabana/runtime/theme/layout';
import { color, font, size, space } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import { Band } from '../../components/Band';
import { Illustration } from '../../components/Illustration';
import type { Artisan } from '../../people/artisans';

export function FeaturedArtisan({ artisan }: { readonly artisan: Artisan }) {
  return (
    <Band aria-labelledby="featured-artisan">
      <Columns>
        <Illustration
          name={artisan.image}
          sizes="(min-width: 1024px) 56vw, (min-width: 768px) 50vw, 100vw"
          deferred
          isOrnament
        />
        <div>
          <Eyebrow>Featured Artisan</Eyebrow>
          <h2 id="featured-artisan">{artisan.name}</h2>
          <Location>{`${artisan.title}, ${artisan.location}`}</Location>
          <Story>{artisan.story}</Story>
          <ButtonLink to={`/artisans?openDialog=${artisan.id}`}>Read Her Story</ButtonLink>
        </div>
      </Columns>
    </Band>
  );
}

const Columns = styled.div`
  ${grid({ gap: 4, tablet: { columns: 2, gap: 5 }, desktop: { columns: [7, 5], gap: 9 } })}
  align-items: center;

  a {
    margin-top: ${space(4)};
  }
`;

const Location = styled.p`
  margin-top: ${space(1)};
  color: ${color.muted};
`;

const Story = styled.p`
  max-width: 19em;
  margin-top: ${space(3)};
  color: ${color.madder};
  font: italic 400 ${size.h3} / 1.35 ${font.display};
  text-wrap: balance;
`;
