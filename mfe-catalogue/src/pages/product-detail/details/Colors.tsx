import { color, space } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import { dyeSwatch } from '../../../catalogue/dyeSwatch';

/** The colours of a product, each with a swatch. */
export function Colors({ names }: { readonly names: readonly string[] }) {
  return (
    <List>
      {names.map((name) => {
        const swatch = dyeSwatch(name);
        return (
          <li key={name}>
            {swatch && (
              <Dot aria-hidden="true" viewBox="0 0 16 16">
                <circle cx="8" cy="8" r="7.5" fill={swatch} />
              </Dot>
            )}
            <span>{name}</span>
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)} ${space(2)};

  li {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
  }
`;

const Dot = styled.svg`
  flex: none;
  width: 16px;
  stroke: ${color.control};
  stroke-width: 0.5;
`;
