import { color, size, space, wide } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import { ComparedName, ComparedPicture } from './ComparedProduct';
import type { ComparisonProps } from './CompareTable';
import { OrderCompared } from './OrderCompared';
import { Values } from './Values';

/** A card for each product, on screens that are too narrow for the table. */
export function CompareCards({ products, lines }: ComparisonProps) {
  const ids = products.map(({ product: { id } }) => id);
  return (
    <Cards>
      {products.map((each, index) => (
        <li key={each.product.id}>
          <Head>
            <ComparedPicture picture={each.picture} />
            <div>
              <ComparedName product={each.product} ids={ids} as="h2" />
            </div>
          </Head>
          <OrderCompared compared={each} />
          <dl>
            {lines.map(({ label, values }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <Values values={values[index] ?? []} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </Cards>
  );
}

const Cards = styled.ul`
  display: grid;
  gap: ${space(6)};
  margin-top: ${space(3)};

  ${wide.tablet} {
    display: none;
  }

  li {
    padding-top: ${space(2)};
    border-top: 1px solid ${color.brass};
  }

  dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(2)};
    padding: ${space(1)} 0;
    border-top: 1px solid ${color.line};
    font-size: ${size.small};
    line-height: 1.45;
  }

  dt {
    flex: 0 0 6.5rem;
    color: ${color.muted};
  }

  dd {
    flex: 1 1 10rem;
    min-width: 0;
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: ${space(13)} minmax(0, 1fr);
  gap: ${space(2)};
  margin-bottom: ${space(2)};
`;
