import { withCentimetres } from '@tanabana/shop/text/metricSize';
import { careInstructions, certificatesOf, describingDetails } from '../../catalogue/details';
import { makerAndPlace } from '../../catalogue/makerAndPlace';
import { boxPrice } from '../../catalogue/prices';
import type { Product } from '../../catalogue/product';
import { availabilityText } from '../../catalogue/stock';
import { sidesText, weightColumn } from '../../trade/tradeTexts';

export interface CompareLine {
  readonly label: string;
  /** Texts of each product. Empty if the catalogue does not state the fact. */
  readonly values: readonly (readonly string[])[];
  readonly differs: boolean;
}

/** Details that only pile rugs have. */
const PILE = ['Knots', 'Pile height'];

const DETAILS = [...PILE, 'Thickness', 'Traffic suitability'];

function weights({ trade }: Product): string {
  const { unit, values } = weightColumn(trade?.units.map(({ kg }) => kg) ?? []);
  const [least, most] = [values[0], values.at(-1)];
  if (least === undefined) return '';
  return least === most ? `${least} ${unit}` : `${least} to ${most} ${unit}`;
}

function valuesOf(product: Product, dispatchTime: string | undefined): Record<string, readonly string[]> {
  const { isRug, sizes, specifications, region, features, trade } = product;
  const { Material = '', Technique = '', Color = '' } = specifications;
  const { maker, place } = makerAndPlace(region);
  const details = describingDetails(features);
  const text = (label: string) => details.find((detail) => detail.label === label)?.text;
  const isFlatWoven = isRug && details.length > 0 && !text('Pile height');
  const textOf = (label: string) =>
    text(label) ?? (isFlatWoven && PILE.includes(label) ? 'none: flat weave' : '');
  return {
    Price: [boxPrice(product, undefined)],
    Availability: [availabilityText(product, dispatchTime)],
    ...(trade && {
      Packing: [
        trade.packing,
        ...trade.units.map(
          ({ size, perParcel, parcel, parcelKg }) =>
            `${size}: ${perParcel} in a ${isRug ? 'bale' : 'carton'} of ${sidesText(parcel)} cm, ${parcelKg} kg`,
        ),
      ],
    }),
    Maker: [maker],
    Place: [place],
    Sizes: sizes.map(({ size }) => withCentimetres(size)),
    Material: [Material],
    Technique: [Technique],
    Colour: [Color],
    ...Object.fromEntries(DETAILS.map((label) => [label, [textOf(label)]])),
    Care: careInstructions(features),
    ...(trade && {
      Weight: [weights(product)],
      'HSN code': [trade.hsn],
    }),
    Certificates: certificatesOf(features),
  };
}

/** Omits lines for which no product has a value. */
export function compareLines(products: readonly Product[], dispatchTime?: string): CompareLine[] {
  const columns = products.map((product) => valuesOf(product, dispatchTime));
  const labels = [...new Set(columns.flatMap((column) => Object.keys(column)))];
  return labels
    .map((label) => {
      const values = columns.map((column) => (column[label] ?? []).filter((value) => value !== ''));
      return { label, values, differs: new Set(values.map((texts) => texts.join('\n'))).size > 1 };
    })
    .filter(({ values }) => values.some(({ length }) => length > 0));
}
