import { repositoryOf } from '@tanabana/tooling/webpack/deployable';
import { shopSettings } from '@tanabana/tooling/webpack/shopSettings';
import { dataFolder } from '@tanabana/tooling/webpack/shopFolder';
import { contractWithData, remotePreset } from '@tanabana/tooling/webpack/webpackPreset';
import webpack, { type Configuration } from 'webpack';
import { EmitPostsPlugin } from './generate/emitPostsPlugin';
import { readPosts } from './generate/readPosts';
import { routesWithContent } from './generate/routesWithContent';
import { content } from './src/routes';

const folder = dataFolder(import.meta.dirname, 'content');

const { pagesOff } = shopSettings(repositoryOf(import.meta.dirname));

/** Adds the posts to a build: for the browser as files, for the server as a constant in its modules. */
function withPosts(configuration: Configuration): Configuration {
  const posts = webpack.DefinePlugin.runtimeValue(() => JSON.stringify(readPosts(folder)), {
    contextDependencies: [folder],
  });
  const plugin =
    configuration.name === 'browser'
      ? new EmitPostsPlugin(folder, pagesOff)
      : new webpack.DefinePlugin({ POSTS: posts });
  return { ...configuration, plugins: [...(configuration.plugins ?? []), plugin] };
}

const contract = contractWithData(content, (declared) => routesWithContent(declared, folder));

export default remotePreset(import.meta.dirname, contract).map(withPosts);
