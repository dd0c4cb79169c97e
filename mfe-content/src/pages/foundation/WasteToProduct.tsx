import { space, wide } from '@tanabana/shared/theme/tokens';
import { styled } from 'styled-components';
import { foundation } from '../../foundation/foundation';
import { Band } from '../../parts/Band';
import { Figures } from '../../parts/Figures';
import { Illustration } from '../../parts/Illustration';

/** What becomes of what is left over. */
export function WasteToProduct() {
  const { text, figures } = foundation.waste;
  return (
    <Band $ground="indigo" aria-labelledby="waste">
      <Columns>
        <div>
          <h2 id="waste">Waste to Product Innovation</h2>
          <p>{text}</p>
          <Figures figures={figures} />
        </div>
        <Field name="foundation-waste" sizes="(min-width: 768px) 45vw, 100vw" isOrnament />
      </Columns>
    </Band>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space(5)};
  align-items: center;

  ${wide.tablet} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    gap: ${space(8)};
  }

  p {
    max-width: 58ch;
    margin-top: ${space(2)};
  }
`;

const Field = styled(Illustration)`
  height: auto;
  aspect-ratio: 4 / 3;
`;
