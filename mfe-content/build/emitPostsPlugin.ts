import { recordFile } from '@tanabana/build/webpack/deployable';
import { ADDRESSES } from '@tanabana/runtime/contracts/addressList';
import webpack, { type Compiler } from 'webpack';
import type { Post } from '../src/blog/postSchema';
import { summarise } from '../src/blog/summarise';
import { checkSite } from './checkSite';
import { readPosts } from './readPosts';

/**
 * Writes the blog into the browser build as JSON: `content/posts.json` for the list, one file for each post,
 * so that no page loads the text of another, and the posts' addresses for the sitemap. Stops the build at the
 * first invalid content file.
 */
export class EmitPostsPlugin {
  constructor(private readonly folder: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EmitPostsPlugin', (compilation) => {
      compilation.contextDependencies.add(this.folder);
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'EmitPostsPlugin', stage }, () => {
        checkSite(this.folder);
        for (const [name, content] of postFiles(readPosts(this.folder))) {
          compilation.emitAsset(name, new webpack.sources.RawSource(JSON.stringify(content)));
        }
      });
    });
  }
}

function postFiles(posts: readonly Post[]): [name: string, content: unknown][] {
  return [
    ['content/posts.json', posts.map(summarise)],
    [recordFile(ADDRESSES), posts.map(({ id }) => `/blog/${id}`)],
    ...posts.map((post): [string, unknown] => [`content/posts/${post.id}.json`, post]),
  ];
}
