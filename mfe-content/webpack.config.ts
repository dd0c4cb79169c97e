import path from 'node:path';
import { remotePreset } from '@tanabana/build/webpack/webpackPreset';
import webpack, { type Configuration } from 'webpack';
import { EmitPostsPlugin } from './build/emitPostsPlugin';
import { readPosts } from './build/readPosts';
import { content } from './src/routes';

const folder = path.join(import.meta.dirname, 'content');

/** Optional parts of jsdom that the sanitiser does not use. */
const LEFT_OUT = ['canvas', 'bufferutil', 'utf-8-validate'];

/** The browser fetches posts as files; the server's modules include them. */
function withPosts(configuration: Configuration): Configuration {
  const plugins = configuration.plugins ?? [];
  if (configuration.name === 'browser')
    return { ...configuration, plugins: [...plugins, new EmitPostsPlugin(folder)] };
  const posts = webpack.DefinePlugin.runtimeValue(() => JSON.stringify(readPosts(folder)), {
    contextDependencies: [folder],
  });
  return {
    ...configuration,
    externals: [
      configuration.externals ?? {},
      Object.fromEntries(LEFT_OUT.map((name) => [name, `commonjs ${name}`])),
    ].flat(),
    plugins: [...plugins, new webpack.DefinePlugin({ POSTS: posts })],
  };
}

export default remotePreset(import.meta.dirname, content).map(withPosts);
