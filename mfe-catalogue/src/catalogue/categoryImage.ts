/** Pictures of the categories (§3): each shows a typical product. */
const CATEGORY_IMAGES: Readonly<Record<string, string>> = {
  Rugs: '10001-setting',
  'Handicraft Products': '30001-setting',
  'Handicraft Items': '30032-setting',
};

/** Name of a category's picture. */
export function categoryImage(category: string): string {
  return CATEGORY_IMAGES[category] ?? '10001-detail';
}
