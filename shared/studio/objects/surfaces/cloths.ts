/** A thin sheen and the grain of hand-spun yarn, for pigments of cotton. */
export const COTTON =
  'finish{ambient 0 diffuse .86 brilliance .8 specular .02 roughness .3} normal{average normal_map{[1 bumps .35 scale <.06,.06,.35>][1 bumps .35 scale <.35,.06,.06>][.5 granite .25 scale .9]}}';
/** Silk floss: brighter where the thread turns to the light. */
export const SILK =
  'finish{ambient 0 diffuse .82 specular .14 roughness .09} normal{average normal_map{[1 bumps .3 scale .08][.6 granite .2 scale .6]}}';

/** The ground cloth's warp and weft, to be laid over a drawing of this many centimetres. */
export function weave(width: number, height: number, pitch: number): { definitions: string; body: string } {
  const half = pitch / 2;
  return {
    definitions:
      `<pattern id="weave" width="${pitch}" height="${pitch}" patternUnits="userSpaceOnUse">` +
      `<rect width="${half}" height="${half}" fill="#000" fill-opacity=".1"/><rect x="${half}" y="${half}" width="${half}" height="${half}" fill="#fff" fill-opacity=".09"/></pattern>`,
    body: `<rect width="${width}" height="${height}" fill="url(#weave)"/>`,
  };
}
