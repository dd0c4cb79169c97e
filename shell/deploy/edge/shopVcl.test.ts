/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readContracts } from '@tanabana/tooling/publish/deployables';
import { keptParameters } from '../../cli/varnish/varnishFile';
import { queryParameters } from '@tanabana/releases/releases/queryParameters';
import { ROOT } from '../../test/publishPresentSources';

test('Varnish removes all query parameters except those that pages declare, and the one that the server reads', async () => {
  const routes = (await readContracts(ROOT)).flatMap((contract) => contract.routes);
  const vcl = readFileSync(path.join(__dirname, 'shop.vcl'), 'utf8');
  expect(keptParameters(vcl)).toEqual(queryParameters(routes));
});
