import { ButtonLink } from '@tanabana/ui/kit/Button';
import { Eyebrow } from '@tanabana/ui/kit/Page';
import { grid, stack } from '@tanabana/ui/theme/layout';
import { color, contentPadding, font, size, space, wide } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';
import { homePage } from '../../content/home';
import { Band } from '../../components/Band';
import { Illustration } from '../../components/Illustration';
import type { Artisan } from '../../people/artisans';

export function ArtisanStory() {
  const { makers } = homePage;
  if (!makers) return null;
  return (
    <Frame aria-labelledby="artisan-story">
      <Background>
        <Illustration name={makers.picture} sizes="100vw" deferred isOrnament />
      </Background>
      <Text>
        <h2 id="artisan-story">{makers.title}</h2>
        <p>{makers.text}</p>
        <ButtonLink to="/artisans">{makers.action}</ButtonLink>
      </Text>
    </Frame>
  );
}

const Frame = styled.section`
  position: relative;
  display: grid;
  background: ${color.indigo};
  color: #e7e2da;

  :focus-visible {
    outline-color: ${color.paper};
  }

  ${wide.tablet} {
    min-height: 560px;
  }
`;

const Background = styled.div`
  aspect-ratio: 2;

  > * {
    width: 100%;
    height: 100%;
  }

  ${wide.tablet} {
    position: absolute;
    inset: 0;
    aspect-ratio: auto;

    img {
      object-position: bottom;
    }

    &::after {
      content: '';
      position: absolute;
      inset: 0;
      background: linear-gradient(90deg, ${color.indigo} 46%, transparent 92%);
    }
  }
`;

const Text = styled.div`
  position: relative;
  ${stack(2)}
  align-items: flex-start;
  justify-content: center;
  padding: ${space(4)} ${space(2)} ${space(5)};

  h2 {
    max-width: 9em;
    color: ${color.paper};
    font-size: ${size.h1};
  }

  p {
    max-width: 27em;
    font-size: ${size.lead};
    line-height: 1.55;
  }

  ${wide.tablet} {
    gap: ${space(3)};
    padding: ${space(8)} ${contentPadding.tablet};

    p {
      max-width: 18em;
    }
  }

  ${wide.desktop} {
    padding-inline: ${contentPadding.desktop};

    p {
      max-width: 23em;
    }
  }
`;

export function FeaturedArtisan({ artisan }: { readonly artisan: Artisan }) {
  return (
    <Band aria-labelledby="featured-artisan">
      <Columns>
        <Portrait
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
          <ButtonLink to={`/artisans?openDialog=${artisan.id}`}>
            {homePage.featuredArtisan?.action}
          </ButtonLink>
        </div>
      </Columns>
    </Band>
  );
}

const Portrait = styled(Illustration)`
  aspect-ratio: 2;

  ${wide.tablet} {
    aspect-ratio: 4 / 3;
  }
`;

const Columns = styled.div`
  ${grid({ gap: 3, tablet: { columns: 2, gap: 5 }, desktop: { columns: [7, 5], gap: 9 } })}
  align-items: center;

  a {
    margin-top: ${space(3)};
  }

  ${wide.tablet} {
    a {
      margin-top: ${space(4)};
    }
  }
`;

const Location = styled.p`
  margin-top: ${space(1)};
  color: ${color.muted};
`;

const Story = styled.p`
  max-width: 19em;
  margin-top: ${space(2)};
  color: ${color.madder};
  font: italic 400 ${size.h3} / 1.35 ${font.display};
  text-wrap: balance;
`;
