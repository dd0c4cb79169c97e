import path from 'node:path';
import reactRefresh from 'react-refresh-typescript';
import createStyledComponentsTransformer from 'typescript-plugin-styled-components';
import type { RuleSetRule } from 'webpack';

const styledComponents = (
  'default' in createStyledComponentsTransformer
    ? createStyledComponentsTransformer.default
    : createStyledComponentsTransformer
) as typeof createStyledComponentsTransformer;

/**
 * Compiles TypeScript. The id of each styled component depends on its file and position, so that server and
 * browser agree.
 * @param prefix distinguishes components of `shared` in two deployables
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
