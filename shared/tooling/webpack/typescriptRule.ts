import type { SourceFile, TransformationContext, TransformerFactory } from 'typescript';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import reactRefresh from 'react-refresh-typescript';
import createStyledComponentsTransformer from 'typescript-plugin-styled-components';
import type { RuleSetRule } from 'webpack';
import { minifyStyles } from './minifyStyles';

const styledComponents = (
  'default' in createStyledComponentsTransformer
    ? createStyledComponentsTransformer.default
    : createStyledComponentsTransformer
) as typeof createStyledComponentsTransformer;

/**
 * Returns the rule that compiles source files, and the files of the shared packages in `node_modules`. The id of a
 * styled component depends on its file and position, so that server and browser create the same id.
 * @param folder of the deployable
 * @param prefix of the ids, which distinguishes components of `shared` in two deployables
 */
export function typescriptRule(folder: string, prefix: string, hot: boolean): RuleSetRule {
  return {
    test: /\.[jt]sx?$/,
    exclude: /node_modules\/(?!@tanabana\/(contract|shop|ui)\/)/,
    loader: fileURLToPath(import.meta.resolve('ts-loader')),
    options: {
      configFile: path.join(import.meta.dirname, '../tsconfig.base.json'),
      transpileOnly: true,
      compilerOptions: {
        noEmit: false,
        allowJs: true,
        sourceMap: true,
        verbatimModuleSyntax: false,
      },
      getCustomTransformers: () => ({
        before: [
          // First, because the template tags have no text after another transformer has changed them.
          minifyStyles,
          withSourceRoot(
            folder,
            styledComponents({ ssr: true, displayName: false, componentIdPrefix: prefix }),
          ),
          ...(hot ? [reactRefresh()] : []),
        ],
      }),
    },
  };
}

/**
 * Makes a transformer name source files by their path from a folder. If the folder were an option of the compiler,
 * source maps would contain the folder, and hashes would depend on the folder.
 */
function withSourceRoot(
  sourceRoot: string,
  transformer: TransformerFactory<SourceFile>,
): TransformerFactory<SourceFile> {
  return (context) => {
    const getCompilerOptions = () => ({ ...context.getCompilerOptions(), sourceRoot });
    return transformer(
      Object.assign(Object.create(context), { getCompilerOptions }) as TransformationContext,
    );
  };
}
