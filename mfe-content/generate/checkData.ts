import path from 'node:path';
import type { CheckData } from '@tanabana/tooling/shop/checkShop';
import { readPictureManifest } from '@tanabana/tooling/webpack/pictureFiles';
import { dataFolder } from '@tanabana/tooling/webpack/shopFolder';
import { filesOf, readContent } from './checkSite';
import { readPosts } from './readPosts';

/** Checks texts, posts, and that each named picture exists. */
const checkContentOfShop: CheckData = ({ check, settings }) => {
  const deployable = path.resolve(import.meta.dirname, '..');
  const folder = dataFolder(deployable, 'content');
  const pictures = readPictureManifest(dataFolder(deployable, 'pictures'), false);
  const requirePictures = (file: string, content: unknown) => {
    for (const name of picturesIn(content)) {
      if (!(name in pictures))
        throw new Error(
          `${file} shows the picture "${name}", which does not exist. Import it: npm run pictures -- import <photo> --name ${name}`,
        );
    }
  };
  for (const { file, schema } of filesOf(folder, settings?.pagesOff))
    check(() => requirePictures(file, readContent(schema, file)));
  check(() => {
    for (const post of readPosts(folder)) requirePictures(`posts/${post.id}.md`, post);
  });
};

export default checkContentOfShop;

/** Values of the fields called `picture` and `image`, at any depth. */
function picturesIn(content: unknown): string[] {
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([field, value]: [string, unknown]) =>
    typeof value === 'string' && ['picture', 'image'].includes(field) ? value : picturesIn(value),
  );
}
