import { color, size, space } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import { makerAndPlace } from '../../../catalogue/makerAndPlace';
import type { Product } from '../../../catalogue/product';

/** The Origin box (§2.5): region, category, type. */
export function Origin({ product: { region, category, specifications } }: { readonly product: Product }) {
  const facts = [
    ['Region', makerAndPlace(region).place],
    ['Category', category],
    ['Type', specifications.Technique],
  ];
  return (
    <Box aria-label="Origin">
      <h2>Origin</h2>
      <dl>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Box>
  );
}

const Box = styled.section`
  margin-top: ${space(5)};
  padding: ${space(3)};
  border-left: 3px solid ${color.brass};
  background: ${color.sand};

  dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)} ${space(5)};
    margin: 0;
  }

  dt {
    font-size: ${size.small};
    color: ${color.muted};
  }

  dd {
    margin: 0;
    font-weight: 600;
  }
`;
