import layoutFile from '../../layout/layout.json';
import wordmarksFile from '../../layout/wordmarks.json';
import type { Layout, Wordmark } from './layoutSchema';

export const layout: Layout = layoutFile;

export const wordmarks: readonly Wordmark[] = wordmarksFile;
