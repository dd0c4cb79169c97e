import { withCentimetres } from '@tanabana/shop/text/metricSize';
import { row } from '@tanabana/ui/theme/layout';
import { color, size, space } from '@tanabana/ui/theme/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { describingDetails } from '../../../catalogue/details';
import { dyeSwatch } from '../../../catalogue/dyeSwatch';
import { makerAndPlace } from '../../../catalogue/makerAndPlace';
import type { Product } from '../../../catalogue/product';
import { useOrder } from '../../../components/ordering/OrderContext';
import { Swatch } from '../../../components/Swatch';

export function Particulars({ product }: { readonly product: Product }) {
  const { option } = useOrder();
  const { specifications, colors, features, dimensionsAvailable, compliance = [] } = product;
  const details = describingDetails(features);
  return (
    <Section aria-labelledby="specifications">
      <h2 id="specifications">Specifications</h2>
      <Table>
        {Object.entries({ ...specifications, SKU: option?.sku ?? specifications.SKU }).map(
          ([label, text]) => (
            // The data has the American spelling `Color` (§3), but the shop's texts are in British English.
            <Row key={label} label={label === 'Color' ? 'Colour' : label}>
              {label === 'Color' && colors.length > 0 ? <Colors names={colors} /> : text}
            </Row>
          ),
        )}
        {details.map(
          ({ label, text }) =>
            label && (
              <Row key={label + text} label={label}>
                {text}
              </Row>
            ),
        )}
        {compliance.map(({ label, text, page }) => (
          <Row key={label} label={label}>
            {page ? (
              <a href={page} rel="noopener">
                {text}
              </a>
            ) : (
              text
            )}
          </Row>
        ))}
        {dimensionsAvailable.length > 0 && (
          <Row label="Dimensions">{dimensionsAvailable.map(withCentimetres).join(' · ')}</Row>
        )}
      </Table>
      {details.map(({ label, text }) => !label && <Remark key={text}>{text}</Remark>)}
      <Origin product={product} />
    </Section>
  );
}

function Colors({ names }: { readonly names: readonly string[] }) {
  return (
    <ColorList>
      {names.map((name) => {
        const fill = dyeSwatch(name);
        return (
          <li key={name}>
            {fill && <Swatch fill={fill} />}
            <span>{name}</span>
          </li>
        );
      })}
    </ColorList>
  );
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Origin({ product: { region, category, specifications } }: { readonly product: Product }) {
  if (!region) return null;
  return (
    <Box aria-label="Origin">
      <h2>Origin</h2>
      <dl>
        <Row label="Region">{makerAndPlace(region).place}</Row>
        <Row label="Category">{category}</Row>
        {specifications.Technique && <Row label="Type">{specifications.Technique}</Row>}
      </dl>
    </Box>
  );
}

const Section = styled.section`
  margin-top: ${space(6)};

  h2 {
    margin-bottom: ${space(2)};
    font-size: ${size.h3};
  }
`;

const Table = styled.dl`
  border-top: 1px solid ${color.line};

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(2)};
    padding: ${space(1.25)} 0;
    border-bottom: 1px solid ${color.line};
  }

  dt {
    flex: 0 0 8rem;
    color: ${color.muted};
    font-size: ${size.small};
    line-height: 1.95;
  }

  /* If the visitor enlarges the text, the value moves below its label. */
  dd {
    flex: 1 1 8rem;
    min-width: 0;
  }

  dd::first-letter {
    text-transform: uppercase;
  }
`;

const Remark = styled.p`
  padding: ${space(1.25)} 0;
  border-bottom: 1px solid ${color.line};
`;

const ColorList = styled.ul`
  ${row([0.5, 2])}

  li {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
  }
`;

const Box = styled.section`
  margin-top: ${space(5)};
  padding: ${space(3)};
  border-left: 3px solid ${color.brass};
  background: ${color.sand};

  dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)} ${space(5)};
  }

  dt {
    font-size: ${size.small};
    color: ${color.muted};
  }

  dd {
    font-weight: 600;
  }
`;
