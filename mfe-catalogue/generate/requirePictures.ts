import type { PictureManifest } from '@tanabana/ui/pictures/pictureManifest';
import type { Catalogue } from '../src/catalogue/product';
import { mapAll } from './mapAll';

/** @throws {Error} that names the file of each product with a picture that does not exist */
export function requirePictures({ products }: Catalogue, manifest: PictureManifest): void {
  mapAll(products, ({ id, images }) => {
    const absent = images.find((name) => !(name in manifest));
    if (absent !== undefined)
      throw new Error(
        `The product in ${id}.json shows the picture "${absent}", which does not exist. Import it: npm run pictures -- import`,
      );
  });
}
