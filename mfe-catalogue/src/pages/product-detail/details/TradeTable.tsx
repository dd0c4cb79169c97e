import { IfPage, usePageSettings } from '@tanabana/contract/pages/pageContext';
import { MINIMUM_ORDER_QUANTITY } from '@tanabana/shop/cart/cart';
import { grid } from '@tanabana/ui/theme/layout';
import { color, size, space } from '@tanabana/ui/theme/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { certificatesOf } from '../../../catalogue/details';
import type { Product } from '../../../catalogue/product';
import { availabilityText } from '../../../catalogue/stock';
import type { TradeFacts, TradeUnit } from '../../../trade/tradeFacts';
import { makingText, sidesText, weightColumn } from '../../../trade/tradeTexts';
import { TRADE_ID } from '../buying/BuyBox';

export function TradeTable({ product }: { readonly product: Product }) {
  const { trade } = product;
  if (!trade) return null;
  return (
    <Section aria-labelledby={TRADE_ID}>
      <h2 id={TRADE_ID}>Delivery, packing and customs</h2>
      <Tables>
        <UnitTable units={trade.units} isRug={product.isRug} />
        <TermTable product={product} trade={trade} />
      </Tables>
      <IfPage at="/trade">
        <p>
          <Link to="/trade">Terms for trade buyers</Link>
        </p>
      </IfPage>
    </Section>
  );
}

type Line = readonly [label: string, ...values: (string | number)[]];

function unitLines({ units, isRug }: UnitTableProps): Line[] {
  const parcel = isRug ? 'Bale' : 'Carton';
  const weight = weightColumn(units.map(({ kg }) => kg));
  const gross = weightColumn(units.map(({ parcelKg }) => parcelKg));
  return [
    ['Size, cm', ...units.map(({ cm }) => sidesText(cm))],
    [`Weight, ${weight.unit}`, ...weight.values],
    ['Packed, cm', ...units.map(({ packed }) => sidesText(packed))],
    [isRug ? 'Rolls in a bale' : 'Units in a carton', ...units.map(({ perParcel }) => perParcel)],
    [`${parcel}, cm`, ...units.map(({ parcel: sides }) => sidesText(sides))],
    [`${parcel} gross, ${gross.unit}`, ...gross.values],
    ...(units.some(({ weeks }) => weeks) ? [weeksLine(units)] : []),
  ];
}

function weeksLine(units: readonly TradeUnit[]): Line {
  return [`Weeks for ${MINIMUM_ORDER_QUANTITY}`, ...units.map(({ weeks = '' }) => weeks)];
}

interface UnitTableProps {
  readonly units: readonly TradeUnit[];
  readonly isRug: boolean | undefined;
}

function UnitTable(props: UnitTableProps) {
  const { units } = props;
  if (units.length === 0) return null;
  return (
    // The region is focusable, so that the keyboard can scroll a table that is wider than the screen.
    <Scroller tabIndex={0} role="region" aria-label="Measures and packing by size">
      <table>
        <thead>
          <tr>
            <th scope="col">Size</th>
            {units.map(({ size: name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <Lines lines={unitLines(props)} />
      </table>
    </Scroller>
  );
}

/** Lists certificates, with their numbers or how to get them. */
function certificatesText({ features, compliance = [] }: Product): string {
  const numbered = compliance.filter(({ page }) => page);
  const others = certificatesOf(features).filter((name) => !numbered.some(({ label }) => label === name));
  return (
    [
      ...numbered.map(({ label, text }) => `${label}, no. ${text}`),
      ...(others.length > 0 ? [`${others.join('; ')} (papers on request)`] : []),
    ].join('; ') || 'None'
  );
}

function TermTable({ product, trade }: { readonly product: Product; readonly trade: TradeFacts }) {
  const { dispatchTime, deliveryTime } = usePageSettings();
  const lines: Line[] = [
    [
      'Availability',
      trade.isInStock || !product.inStock ? availabilityText(product, dispatchTime) : 'Made to order',
    ],
    ['Making time', makingText(trade)],
    ...(deliveryTime ? [['Delivery after dispatch', deliveryTime] as const] : []),
    ['Packing', trade.packing],
    ['Samples', trade.sample],
    ['HSN code', trade.hsn],
    ['Country of origin', trade.country.name],
    ['Certificates', certificatesText(product)],
  ];
  return (
    <table>
      <Lines lines={lines} />
    </table>
  );
}

function Lines({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <tbody>
      {lines.map(([label, ...values]) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          {values.map((value, index) => (
            <td key={index}>{value}</td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

const Section = styled.section`
  margin-top: ${space(8)};
  padding-top: ${space(5)};
  border-top: 1px solid ${color.brass};

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${size.small};
    line-height: 1.45;
    font-variant-numeric: tabular-nums;
  }

  th,
  td {
    padding: ${space(1)} ${space(1)} ${space(1)} 0;
    border-bottom: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
  }

  th[scope='row'] {
    width: 8.5rem;
    color: ${color.muted};
    font-weight: 400;
  }

  > p {
    margin-top: ${space(2)};
  }
`;

const Tables = styled.div`
  ${grid({ gap: 4, desktop: { columns: 2, gap: 8 } })}
  align-items: start;
  margin-top: ${space(2)};
`;

const Scroller = styled.div`
  overflow-x: auto;

  /* On phones the headings of the rows are narrower, so that four sizes fit. */
  @media (max-width: 767px) {
    th[scope='row'] {
      width: 5.25rem;
      hyphens: auto;
    }
  }
`;
