import { ButtonLink } from '@tanabana/runtime/kit/Button';
import { stack } from '@tanabana/runtime/theme/layout';
import { color, contentPadding, size, space, wide } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import { Illustration } from '../../components/Illustration';

export function ArtisanStory() {
  return (
    <Frame aria-labelledby="artisan-story">
      <Background>
        <Illustration name="artisan-story" sizes="100vw" deferred isOrnament />
      </Background>
      <Text>
        <h2 id="artisan-story">Somebody made this, and we can tell you who</h2>
        <p>
          A rug from Bhadohi, a vase from Jaipur, an elephant from Kondagaon: each was made by a person with a
          name, a bench by the window and an opinion on how it ought to be done.
        </p>
        <ButtonLink to="/artisans">EXPLORE OUR ARTISANS</ButtonLink>
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
  > * {
    width: 100%;
    height: 100%;
  }

  ${wide.tablet} {
    position: absolute;
    inset: 0;

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
  ${stack(3)}
  align-items: flex-start;
  justify-content: center;
  padding: ${space(5)} ${space(2)} ${space(7)};

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
