import { color, size, space, wide } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import { home } from '../home/home';

export function QualityPromises() {
  return (
    <Promises>
      {home.quality.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </Promises>
  );
}

const Promises = styled.ul`
  display: grid;
  gap: ${space(4)};
  margin-top: ${space(4)};

  ${wide.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${wide.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  h3 {
    font-size: ${size.h3};
  }

  p {
    margin-top: ${space(1)};
    color: ${color.muted};
    text-wrap: pretty;
  }
`;
