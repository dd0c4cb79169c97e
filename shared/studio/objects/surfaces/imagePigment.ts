/** Pigment of a picture laid on a part by its own coordinates, as scene text. */
export function imagePigment(file: string): string {
  return `uv_mapping image_map{png "${file}" gamma srgb interpolate 2}`;
}
