import { space, wide } from '@tanabana/shared/theme/tokens';
import { styled } from 'styled-components';
import { foundation } from '../../foundation/foundation';
import { Band } from '../../parts/Band';
import { Figures } from '../../parts/Figures';
import { Illustration } from '../../parts/Illustration';

/** What is handed on, and to whom. */
export function PreservingHeritage() {
  const { text, figures } = foundation.heritage;
  return (
    <Band aria-labelledby="heritage">
      <Columns>
        <Reading name="foundation-heritage" sizes="(min-width: 768px) 45vw, 100vw" isOrnament />
        <div>
          <h2 id="heritage">Preserving Artisan Heritage</h2>
          <p>{text}</p>
          <Figures figures={figures} />
        </div>
      </Columns>
    </Band>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space(5)};
  align-items: center;

  ${wide.tablet} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: ${space(8)};
  }

  p {
    max-width: 58ch;
    margin-top: ${space(2)};
  }
`;

const Reading = styled(Illustration)`
  height: auto;
  aspect-ratio: 4 / 3;
`;
