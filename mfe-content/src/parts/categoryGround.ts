import type { PostCategory } from '../blog/postSchema';
import type { SceneGround } from './scene/Scene';

const GROUNDS: Readonly<Record<PostCategory, SceneGround>> = {
  Crafts: 'clay',
  Textiles: 'indigo',
  Sustainability: 'leaf',
  Culture: 'madder',
  Artists: 'night',
};

/** The wall colour on which a category's scenes are drawn. */
export function categoryGround(category: PostCategory): SceneGround {
  return GROUNDS[category];
}
