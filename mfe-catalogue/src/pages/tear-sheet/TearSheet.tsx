import { isQuoted, MINIMUM_ORDER_QUANTITY } from '@tanabana/shop/cart/cart';
import { pieceNote } from '@tanabana/shop/cart/saleUnit';
import { productAddress } from '@tanabana/shop/addresses/productAddress';
import { useHydrated } from '@tanabana/ui/hooks/useHydrated';
import { formatRupees } from '@tanabana/shop/money/formatRupees';
import type { Settings } from '@tanabana/contract/settings/settings';
import { longDate } from '@tanabana/shop/text/longDate';
import { metricSize } from '@tanabana/shop/text/metricSize';
import { row } from '@tanabana/ui/theme/layout';
import { color, font } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';
import type { ProductInAddress } from '../../productsInAddress/readProductsInAddress';
import { makerAndPlace } from '../../catalogue/makerAndPlace';
import { boxPrice } from '../../catalogue/prices';
import type { Product } from '../../catalogue/product';
import { compareLines } from '../../components/compare/compareLines';
import { CoverPicture } from '../../components/CoverPicture';
import { sidesText, weightColumn } from '../../trade/tradeTexts';
import { Maker } from './Maker';
import { qrCode } from './qrCode';
import { Sheet } from './Sheet';

interface TearSheetProps {
  readonly addressed: ProductInAddress;
  readonly settings: Settings;
}

/** Facts that the sheet displays outside of the list. */
const ELSEWHERE = ['Price', 'Maker', 'Place', 'Sizes', 'Weight'];

/** One page of A4 about a product. */
export function TearSheet({ addressed: { product, picture, detail }, settings }: TearSheetProps) {
  const { id, name, region, specifications, trade } = product;
  const isHydrated = useHydrated();
  const { maker, place } = makerAndPlace(region);
  const { enquiryEmail, phone } = settings.contact;
  const facts = compareLines([product], settings.dispatchTime).filter(
    ({ label }) => !ELSEWHERE.includes(label),
  );
  return (
    <Sheet aria-label={name}>
      <Head>
        <strong>{settings.brand}</strong>
        <span>{`${enquiryEmail}, ${phone}`}</span>
        {isHydrated && <span>{`Prices of ${longDate(new Date(), 'local')}`}</span>}
      </Head>
      <Top>
        <CoverPicture picture={picture} sizes="320px" priority />
        <div>
          <h2>{name}</h2>
          {maker && <p>{maker === place ? place : `${maker}, ${place}`}</p>}
          {trade && <p>{`Made in ${trade.country.name}`}</p>}
          <Price>{boxPrice(product, undefined)}</Price>
          <p>{`Article ${specifications.SKU}`}</p>
          {MINIMUM_ORDER_QUANTITY > 1 && <p>{`Minimum order: ${MINIMUM_ORDER_QUANTITY} units`}</p>}
          <Address address={settings.origin + productAddress(id)} name={name} />
        </div>
      </Top>
      <Sizes product={product} />
      <dl>
        {facts.map(({ label, values: [values = []] }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{values.join('. ')}</dd>
          </div>
        ))}
      </dl>
      <Maker product={product} picture={detail} />
    </Sheet>
  );
}

function Sizes({ product }: { readonly product: Product }) {
  const { sizes, optionName = 'Size', trade } = product;
  if (sizes.length === 0) return null;
  const unitOf = (size: string) => trade?.units.find((unit) => unit.size === size);
  const measures = sizes.map(
    ({ size }) => sidesText(unitOf(size)?.cm ?? []) || metricSize(size).replace(' cm', ''),
  );
  const hasMeasures = measures.some(Boolean);
  const weights = weightColumn(sizes.map(({ size }) => unitOf(size)?.kg ?? 0));
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{optionName}</th>
          {hasMeasures && <th scope="col">Measures, cm</th>}
          {trade && <th scope="col">{`Weight, ${weights.unit}`}</th>}
          <th scope="col">Price of one unit</th>
        </tr>
      </thead>
      <tbody>
        {sizes.map(({ size, amount, unit }, index) => (
          <tr key={size}>
            <th scope="row">{size}</th>
            {hasMeasures && <td>{measures[index]}</td>}
            {trade && <td>{unitOf(size) && weights.values[index]}</td>}
            <td>{isQuoted(product) ? 'on request' : formatRupees(amount) + pieceNote(amount, unit)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Address of the product's page, as text and as QR code. */
function Address({ address, name }: { readonly address: string; readonly name: string }) {
  const { size, path } = qrCode(address);
  return (
    <Link>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={`QR code of the page of ${name}`}>
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <a href={address}>{address}</a>
    </Link>
  );
}

const Head = styled.p`
  ${row([0, 3])}
  justify-content: space-between;
  margin-bottom: 4mm;
  padding-bottom: 2mm;
  border-bottom: 1px solid;
  overflow-wrap: anywhere;

  strong {
    color: ${color.madder};
    font: 600 1.75rem / 1.2 ${font.display};
  }
`;

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4mm 8mm;
  margin-bottom: 6mm;

  @media print, (min-width: 768px) {
    grid-template-columns: 66mm minmax(0, 1fr);
  }
`;

const Price = styled.p`
  margin: 2mm 0;
  font-size: 1.375rem;
  font-weight: 600;
`;

const Link = styled.div`
  margin-top: 4mm;

  svg {
    width: 25mm;
    margin: 0 0 1mm -3mm;
  }

  a {
    overflow-wrap: anywhere;
  }
`;
