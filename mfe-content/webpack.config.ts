import path from 'node:path';
import { remotePreset } from '@tanabana/tooling/webpack/webpackPreset';
import webpack, { type Configuration } from 'webpack';
import { EmitPostsPlugin } from './generate/emitPostsPlugin';
import { readPosts } from './generate/readPosts';
import { content } from './src/routes';

const folder = path.join(import.meta.dirname, 'content');

/** Adds the posts to a build: for the browser as files, for the server as a constant in its modules. */
function withPosts(configuration: Configuration): Configuration {
  const posts = webpack.DefinePlugin.runtimeValue(() => JSON.stringify(readPosts(folder)), {
    contextDependencies: [folder],
  });
  const plugin =
    configuration.name === 'browser'
      ? new EmitPostsPlugin(folder)
      : new webpack.DefinePlugin({ POSTS: posts });
  return { ...configuration, plugins: [...(configuration.plugins ?? []), plugin] };
}

export default remotePreset(import.meta.dirname, content).map(withPosts);
