import { readFile, writeFile } from 'node:fs/promises';
import { resolveRelease } from '@tanabana/releases/deployments/resolveRelease';
import { keptParameters, parametersOf, varnishFile, withParameters } from '../varnish/varnishFile';
import { RELEASE_ARGUMENT, type AddCommand } from './addCommand';

export const vclCommand: AddCommand = (commands, context) => {
  commands
    .command('vcl')
    .description('Prints the query parameters that Varnish must keep, for a release and the live one.')
    .argument('[release]', RELEASE_ARGUMENT, 'newest')
    .option('--write', 'writes the list into the configuration of Varnish (VARNISH_CONFIG, or shop.vcl)')
    .action(async (word: string, { write }: { write?: boolean }) => {
      const { releases, deployments, print, ...others } = context();
      const named = await resolveRelease(releases, deployments, word);
      const live = (await deployments.latest())?.live ?? named;
      const served = await Promise.all([...new Set([named, live])].map((id) => releases.load(id)));
      const parameters = parametersOf(served);
      if (!write) {
        print(parameters.join('|'));
        return;
      }
      const file = varnishFile(others);
      const vcl = await readFile(file, 'utf8');
      if (!keptParameters(vcl))
        throw new Error(`TB-CONFIG-011: ${file} has no list of query parameters, as shop.vcl has it.`);
      await writeFile(file, withParameters(vcl, parameters));
      print(`${file} keeps ${parameters.join(', ')}. Load the file into Varnish.`);
    });
};
