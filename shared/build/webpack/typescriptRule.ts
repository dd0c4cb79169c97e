import path from 'node:path';
import reactRefresh from 'react-refresh-typescript';
import createStyledComponentsTransformer from 'typescript-plugin-styled-components';
import type { RuleSetRule } from 'webpack';

// The package is CommonJS with a default export of its own.
const styledComponents = (
  'default' in createStyledComponentsTransformer
    ? createStyledComponentsTransformer.default
    : createStyledComponentsTransformer
) as typeof createStyledComponentsTransformer;

/**
 * Compiles TypeScript and gives every styled component an id made of its file and place, so that server and
 * browser agree whatever the order in which remotes are loaded.
 *
 * @param root the repository's folder, from which file paths are taken
 * @param prefix keeps the ids of two deployables apart when both bundle a component of `shared`
 */
export function typescriptRule(root: string, prefix: string, hot: boolean): RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: 'ts-loader',
    options: {
      configFile: path.join(root, 'tsconfig.base.json'),
      transpileOnly: true,
      compilerOptions: { noEmit: false, sourceMap: true, sourceRoot: root, verbatimModuleSyntax: false },
      getCustomTransformers: () => ({
        before: [
          styledComponents({ ssr: true, displayName: false, minify: true, componentIdPrefix: prefix }),
          ...(hot ? [reactRefresh()] : []),
        ],
      }),
    },
  };
}
