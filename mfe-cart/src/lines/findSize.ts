import { asciiDigits } from '@tanabana/shop/text/asciiDigits';

/**
 * Normalises the spelling of a size: `8 x 10 ft`, `8×10'` and `8X10` become equal. Removes the unit, because no product
 * comes in the same numbers of feet and of inches.
 */
function comparable(size: string): string {
  return asciiDigits(size)
    .toLowerCase()
    .replaceAll(/[×*]/g, 'x')
    .replaceAll(/(?<=\d)\.0+(?!\d)|(?<=\d|\s)(?:feet|foot|inch(?:es)?)\b/g, '')
    .replaceAll(/(?<=\d)["'′″”’,\s]+(?=\d)/g, '_')
    .replaceAll(/["'′″”’,\s]/g, '')
    .replaceAll(/(?<=\d)(?:ft|in)(?![a-wyz])/g, '');
}

export function findSize<Option extends { readonly size: string }>(
  sizes: readonly Option[],
  meant: string,
): Option | undefined {
  const wanted = comparable(meant);
  return (
    sizes.find(({ size }) => size === meant) ??
    sizes.find(({ size }) => comparable(size) === wanted) ??
    findMetricSize(sizes, meant)
  );
}

const CENTIMETRES = { mm: 0.1, cm: 1, m: 100, in: 2.54, ft: 30.48 } as const;
type Unit = keyof typeof CENTIMETRES;

const isUnit = (text: string): text is Unit => Object.hasOwn(CENTIMETRES, text);

/** Maximum difference of a side from a metric size that means the same, in centimetres. */
const TOLERANCE: Partial<Record<Unit, number>> = { ft: 3, in: 1 };

/** Two sides from this length on are centimetres if no unit is written, because no rug has as many feet. */
const MIN_CENTIMETRES = 60;

const SIDE = /^(\d+(?:[.,]\d+)?)\s*([a-z]*)$/;

/** Returns the sides of a size such as `8 x 10 ft` or `244 x 305 cm` in centimetres, the shortest first. */
function measuresOf(size: string): { readonly sides: readonly number[]; readonly unit: Unit } | undefined {
  const parts = asciiDigits(size)
    .toLowerCase()
    .replaceAll(/cms\b\.?/g, 'cm')
    .split(/[x×*]/)
    .map((part) => SIDE.exec(part.trim()));
  const numbers = parts.map((part) => Number(part?.[1]?.replace(',', '.')));
  const written = parts.findLast((part) => part?.[2])?.[2] ?? '';
  const isMetric = numbers.length > 1 && numbers.every((number) => number >= MIN_CENTIMETRES);
  const unit = written === '' && isMetric ? 'cm' : written;
  if (!isUnit(unit) || numbers.some(Number.isNaN)) return undefined;
  return { sides: numbers.map((number) => number * CENTIMETRES[unit]).sort((a, b) => a - b), unit };
}

/** Finds the size in feet or inches that is closest to a metric size, within the tolerance. */
function findMetricSize<Option extends { readonly size: string }>(sizes: readonly Option[], meant: string) {
  const wanted = measuresOf(meant);
  if (!wanted || wanted.unit in TOLERANCE) return undefined;
  const [closest] = sizes
    .flatMap((option) => {
      const own = measuresOf(option.size);
      if (own?.sides.length !== wanted.sides.length) return [];
      const difference = Math.max(
        ...own.sides.map((side, index) => Math.abs(side - (wanted.sides[index] ?? 0))),
      );
      return difference <= (TOLERANCE[own.unit] ?? 0) ? [{ option, difference }] : [];
    })
    .sort((a, b) => a.difference - b.difference);
  return closest?.option;
}

/** Whether a size was found by its measures in other units, and not by its name. */
export function isConverted(size: string, meant: string): boolean {
  return meant !== '' && comparable(size) !== comparable(meant);
}
