import { color, size, space, wide } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import { foundation } from '../../foundation/foundation';
import { Band } from '../../components/Band';

export function OurValues() {
  return (
    <Band aria-labelledby="our-values">
      <Columns>
        <h2 id="our-values">Our Values</h2>
        <ol>
          {foundation.values.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Columns>
    </Band>
  );
}

const Columns = styled.div`
  h2 {
    margin-bottom: ${space(3)};
  }

  ${wide.desktop} {
    display: grid;
    grid-template-columns: 4fr 8fr;
    gap: ${space(6)};
  }

  li {
    padding: ${space(3)} 0;
    border-top: 1px solid ${color.line};

    ${wide.tablet} {
      display: grid;
      grid-template-columns: 5fr 7fr;
      gap: ${space(4)};
    }
  }

  h3 {
    font-size: ${size.h3};
  }

  p {
    color: ${color.muted};
    text-wrap: pretty;
  }
`;
