/** Size of a product without size options (§4). */
export const ONLY_SIZE = 'Standard';

/** Colour of a product whose colour is not known. Pages do not display this colour (§9). */
export const DEFAULT_COLOR = 'Standard';

/** Material of a product whose material is not known. Pages do not display this material (§9). */
export const DEFAULT_MATERIAL = 'Handcrafted';

/** Technique of a product whose technique is not known (§3). */
export const DEFAULT_TECHNIQUE = 'Handcrafted';

/** Region and artisan of a product without a manufacturer (§3). */
export const DEFAULT_REGION = 'India';
