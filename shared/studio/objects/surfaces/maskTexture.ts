/** Two textures selected by a mask drawing: the first where it is black, the second where it is white. */
export function maskTexture(image: string, first: string, second: string): string {
  return `texture{uv_mapping image_pattern{png "${image}" gamma 1 interpolate 2} texture_map{[.05 ${first}][.95 ${second}]}}`;
}
