import { certificatesOf, describingDetails } from '../catalogue/details';
import { makerAndPlace } from '../catalogue/makerAndPlace';
import { boxPrice } from '../catalogue/prices';
import type { Product } from '../catalogue/product';
import { dispatchText, weightColumn } from '../trade/tradeTexts';

export const MOST_COMPARED = 4;

interface CompareLine {
  readonly label: string;
  readonly values: readonly string[];
  readonly differs: boolean;
}

const DETAILS = ['Knots', 'Pile height', 'Thickness', 'Traffic suitability', 'Shedding'];

function weights({ trade }: Product): string {
  const { unit, values } = weightColumn(trade?.units.map(({ kg }) => kg) ?? []);
  const [least, most] = [values[0], values.at(-1)];
  if (least === undefined) return '';
  return least === most ? `${least} ${unit}` : `${least} to ${most} ${unit}`;
}

function valuesOf(product: Product): Record<string, string> {
  const { category, sizes, specifications, region, features, trade } = product;
  const { Material = '', Technique, Color = '' } = specifications;
  const { maker, place } = makerAndPlace(region);
  const details = describingDetails(features);
  return {
    Price: boxPrice(product, undefined),
    Sizes: sizes.map(({ size }) => size).join(', '),
    Material,
    Technique,
    Colour: Color,
    Workshop: maker,
    Place: place,
    ...Object.fromEntries(
      DETAILS.map((label) => [label, details.find((detail) => detail.label === label)?.text ?? '']),
    ),
    ...(trade && {
      Availability: dispatchText({ category, trade }),
      Weight: weights(product),
      'Units in a carton': trade.units.map(({ size, perParcel }) => `${perParcel} of ${size}`).join(', '),
      'HSN code': trade.hsn,
    }),
    Certificates: certificatesOf(features).join('; '),
  };
}

/** Compares products line by line. Omits lines for which no product has a value. */
export function compareLines(products: readonly Product[]): CompareLine[] {
  const columns = products.map(valuesOf);
  const labels = [...new Set(columns.flatMap((column) => Object.keys(column)))];
  return labels
    .map((label) => columns.map((column) => column[label] ?? ''))
    .map((values, index) => ({ label: labels[index] ?? '', values, differs: new Set(values).size > 1 }))
    .filter(({ values }) => values.some((value) => value !== ''));
}
