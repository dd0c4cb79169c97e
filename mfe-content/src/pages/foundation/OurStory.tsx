import { space, wide } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import { foundation } from '../../foundation/foundation';
import { Illustration } from '../../components/Illustration';

/** How the foundation began. */
export function OurStory() {
  return (
    <Columns aria-labelledby="our-story">
      <Circle name="foundation-story" sizes="(min-width: 768px) 50vw, 100vw" priority />
      <div>
        <h2 id="our-story">Our Story</h2>
        {foundation.story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Columns>
  );
}

const Columns = styled.section`
  display: grid;
  gap: ${space(4)};
  align-items: start;
  margin-top: ${space(5)};

  ${wide.tablet} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
    gap: ${space(6)};
  }

  p {
    max-width: 60ch;
    margin-top: ${space(2)};
  }
`;

const Circle = styled(Illustration)`
  height: auto;
`;
