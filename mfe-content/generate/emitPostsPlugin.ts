import path from 'node:path';
import { dataFiles } from '@tanabana/tooling/webpack/dataFiles';
import { EmitFilesPlugin } from '@tanabana/tooling/webpack/emitFilesPlugin';
import { recordFile } from '@tanabana/tooling/webpack/deployable';
import { namingOf, type NameFile } from '@tanabana/releases/versions/namedByContent';
import { ADDRESSES } from '@tanabana/contract/remotes/addressList';
import { FEED, type Feed } from '@tanabana/contract/routes/feed';
import webpack, { type Compiler } from 'webpack';
import { summarise } from '../src/blog/postSchema';
import { records as schemas } from '../src/records';
import { checkSite, readContent } from './checkSite';
import { readPosts } from './readPosts';

/**
 * Emits JSON files: the posts and their index, and the public records of addresses, feed and artisans. Each post has
 * its own file, so that a page loads only the displayed post. An invalid content file fails the build.
 */
export class EmitPostsPlugin {
  /** @param pagesOff paths of pages that the shop does not have */
  constructor(
    private readonly folder: string,
    private readonly pagesOff?: readonly string[],
  ) {}

  apply(compiler: Compiler): void {
    const nameFile = namingOf(compiler.options);
    const index = () => JSON.stringify(this.contentFiles(nameFile).index ?? null);
    new webpack.DefinePlugin({
      CONTENT_INDEX: webpack.DefinePlugin.runtimeValue(index, { contextDependencies: [this.folder] }),
    }).apply(compiler);
    new EmitFilesPlugin(() => {
      checkSite(this.folder, this.pagesOff);
      return this.contentFiles(nameFile).files;
    }, this.folder).apply(compiler);
  }

  private contentFiles(nameFile: NameFile) {
    const posts = readPosts(this.folder);
    const texts: Record<string, string> = { 'posts.json': JSON.stringify(posts.map(summarise)) };
    for (const post of posts) texts[`posts/${post.id}.json`] = JSON.stringify(post);
    const { files, index } = dataFiles('content', texts, nameFile);
    const records = {
      artisans: readContent(schemas.artisans, path.join(this.folder, 'artisans.json')),
      [ADDRESSES]: posts.map(({ id, updatedAt }) => ({
        path: `/blog/${id}`,
        modified: updatedAt.slice(0, 10),
      })),
      [FEED]: posts.map((post): Feed[number] => ({
        path: `/blog/${post.id}`,
        title: post.title,
        summary: post.excerpt,
        author: post.author.name,
        category: post.category,
        published: post.publishedAt,
        updated: post.updatedAt,
      })),
    };
    const recordFiles = Object.entries(records).map(([record, content]) => {
      const text = JSON.stringify(content);
      return [nameFile(recordFile(record), text), text] as const;
    });
    return { files: { ...files, ...Object.fromEntries(recordFiles) }, index };
  }
}
