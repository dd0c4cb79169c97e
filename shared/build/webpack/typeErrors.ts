import path from 'node:path';
import ForkTsChecker from 'fork-ts-checker-webpack-plugin';

/**
 * Checks types in a separate process. Errors appear in the terminal and in the overlay.
 * @param folder with the `tsconfig.json` that names the files
 */
export function typeErrors(folder: string): ForkTsChecker {
  return new ForkTsChecker({
    async: true,
    typescript: { configFile: path.join(folder, 'tsconfig.json'), memoryLimit: 4_096 },
  });
}
