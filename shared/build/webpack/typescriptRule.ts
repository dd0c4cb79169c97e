import path from 'node:path';
import { fileURLToPath } from 'node:url';
import reactRefresh from 'react-refresh-typescript';
import createStyledComponentsTransformer from 'typescript-plugin-styled-components';
import type { RuleSetRule } from 'webpack';

const styledComponents = (
  'default' in createStyledComponentsTransformer
    ? createStyledComponentsTransformer.default
    : createStyledComponentsTransformer
) as typeof createStyledComponentsTransformer;

/**
 * Compiles TypeScript, and the compiled package of the runtime. The id of each styled component depends on its file and position, so that server and
 * browser agree.
 * @param folder of the deployable
 * @param prefix distinguishes components of `shared` in two deployables
 */
export function typescriptRule(folder: string, prefix: string, hot: boolean): RuleSetRule {
  return {
    test: /\.[jt]sx?$/,
    exclude: /node_modules\/(?!@tanabana\/runtime\/)/,
    loader: fileURLToPath(import.meta.resolve('ts-loader')),
    options: {
      configFile: path.join(import.meta.dirname, '../tsconfig.base.json'),
      transpileOnly: true,
      compilerOptions: {
        noEmit: false,
        allowJs: true,
        sourceMap: true,
        sourceRoot: folder,
        verbatimModuleSyntax: false,
      },
      getCustomTransformers: () => ({
        before: [
          styledComponents({ ssr: true, displayName: false, minify: true, componentIdPrefix: prefix }),
          ...(hot ? [reactRefresh()] : []),
        ],
      }),
    },
  };
}
