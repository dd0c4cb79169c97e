import { dataFiles } from '@tanabana/build/webpack/dataFiles';
import { recordFile } from '@tanabana/build/webpack/deployable';
import { namingOf, type NameFile } from '@tanabana/artefacts/store/namedByContent';
import { ADDRESSES } from '@tanabana/runtime/contracts/addressList';
import { FEED, type Feed } from '@tanabana/runtime/contracts/feed';
import webpack, { type Compiler } from 'webpack';
import type { Post } from '../src/blog/postSchema';
import { summarise } from '../src/blog/postSchema';
import { checkSite } from './checkSite';
import { listArtisans } from './listArtisans';
import { readPosts } from './readPosts';

/**
 * Emits the posts, their index, sitemap and feed entries, and the artisans, as JSON. Each post has its own file, so
 * that pages load no other post. The first invalid content file stops the build.
 */
export class EmitPostsPlugin {
  constructor(private readonly folder: string) {}

  apply(compiler: Compiler): void {
    const nameFile = namingOf(compiler.options);
    const index = () => JSON.stringify(postFiles(readPosts(this.folder), nameFile).index ?? null);
    new webpack.DefinePlugin({
      CONTENT_INDEX: webpack.DefinePlugin.runtimeValue(index, { contextDependencies: [this.folder] }),
    }).apply(compiler);
    compiler.hooks.thisCompilation.tap('EmitPostsPlugin', (compilation) => {
      compilation.contextDependencies.add(this.folder);
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'EmitPostsPlugin', stage }, () => {
        checkSite(this.folder);
        const artisans = JSON.stringify(listArtisans(this.folder));
        const files = {
          ...postFiles(readPosts(this.folder), nameFile).files,
          [nameFile(recordFile('artisans'), artisans)]: artisans,
        };
        for (const [name, text] of Object.entries(files)) {
          compilation.emitAsset(name, new webpack.sources.RawSource(text));
        }
      });
    });
  }
}

function postFiles(posts: readonly Post[], nameFile: NameFile) {
  const texts = [
    ['posts.json', JSON.stringify(posts.map(summarise))],
    ...posts.map((post) => [`posts/${post.id}.json`, JSON.stringify(post)]),
  ];
  const { files, index } = dataFiles(
    'content',
    Object.fromEntries(texts) as Record<string, string>,
    nameFile,
  );
  const records = {
    [ADDRESSES]: JSON.stringify(
      posts.map(({ id, updatedAt }) => ({ path: `/blog/${id}`, modified: updatedAt.slice(0, 10) })),
    ),
    [FEED]: JSON.stringify(posts.map(feedEntry)),
  };
  const recordFiles = Object.entries(records).map(([record, text]) => [
    nameFile(recordFile(record), text),
    text,
  ]);
  return { files: { ...files, ...(Object.fromEntries(recordFiles) as Record<string, string>) }, index };
}

function feedEntry(post: Post): Feed[number] {
  return {
    path: `/blog/${post.id}`,
    title: post.title,
    summary: post.excerpt,
    author: post.author.name,
    category: post.category,
    published: post.publishedAt,
    updated: post.updatedAt,
  };
}
