import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CheckData } from '@tanabana/tooling/shop/checkShop';
import { readChecked } from '@tanabana/tooling/webpack/readChecked';
import { dataFolder } from '@tanabana/tooling/webpack/shopFolder';
import { layoutSchema, wordmarksSchema } from '../src/layout/layoutSchema';

/** Files that documents name. */
const STATIC = ['favicon.svg', 'apple-touch-icon.png', 'share.png', 'site.webmanifest'];

/** Checks menus, banner, footer, wordmarks and icons. */
const checkLayout: CheckData = ({ check }) => {
  const folder = dataFolder(path.resolve(import.meta.dirname, '..'), 'layout');
  check(() => readChecked(path.join(folder, 'layout.json'), layoutSchema));
  check(() => readChecked(path.join(folder, 'wordmarks.json'), wordmarksSchema));
  for (const name of STATIC)
    check(() => {
      const file = path.join(folder, 'static', name);
      if (!existsSync(file)) throw new Error(`${file} is missing.`);
    });
};

export default checkLayout;
