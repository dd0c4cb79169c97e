import { grid } from '@tanabana/runtime/theme/layout';
import { color, space } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import home from '../../content/home.json';

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
  ${grid({ gap: 4, tablet: { columns: 2 }, desktop: { columns: 4 } })}
  margin-top: ${space(4)};

  p {
    margin-top: ${space(1)};
    color: ${color.muted};
    text-wrap: pretty;
  }
`;
