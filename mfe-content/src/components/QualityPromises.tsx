import { color, size, space, wide } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';
import { home } from '../content/home';

export function QualityPromises() {
  return (
    <Promises>
      {home.quality?.map(({ title, text }) => (
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
  /* Two columns, or one if the visitor's text is large. */
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(7.5rem, 40%)), 1fr));
  gap: ${space(3)} ${space(2)};
  margin-top: ${space(3)};

  p {
    margin-top: ${space(1)};
    color: ${color.muted};
    font-size: ${size.small};
    line-height: 1.5;
  }

  ${wide.tablet} {
    gap: ${space(4)};
    margin-top: ${space(4)};

    p {
      font-size: inherit;
      line-height: inherit;
    }
  }

  ${wide.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
