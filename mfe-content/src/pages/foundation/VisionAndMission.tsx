import { color, font, size, space, wide } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import { foundation } from '../../foundation/foundation';
import { Band } from '../../components/Band';

export function VisionAndMission() {
  return (
    <Band $ground="indigo" aria-label="Vision and mission">
      <Columns>
        <section aria-labelledby="our-vision">
          <h2 id="our-vision">Our Vision</h2>
          <p>{foundation.vision}</p>
        </section>
        <section aria-labelledby="our-mission">
          <h2 id="our-mission">Our Mission</h2>
          <Tagline>Handcrafted with Heart, Treasured Forever</Tagline>
          <p>{foundation.mission}</p>
        </section>
      </Columns>
    </Band>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space(6)};

  ${wide.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(10)};
  }

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
