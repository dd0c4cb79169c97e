/** What the options of a product are if each is a size and a colour, as in `10 in, indigo`. */
export const SIZE_AND_COLOUR = 'Size and colour';

/** Returns size and colour of an option such as `10 in, indigo`. */
export function sizeAndColour(option: string): readonly [size: string, colour: string] {
  const comma = option.lastIndexOf(', ');
  return [option.slice(0, comma), option.slice(comma + 2)];
}
