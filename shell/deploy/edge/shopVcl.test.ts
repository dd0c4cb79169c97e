/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readContracts } from '@tanabana/build/publish/deployables';
import { ROOT } from '../../test/publishPresentSources';

test('Varnish removes all query parameters except those that pages declare, and the one that the server reads', async () => {
  const routes = (await readContracts(ROOT)).flatMap((contract) => contract.routes);
  const declared = routes.flatMap(({ query = [] }) => query);
  const vcl = readFileSync(path.join(__dirname, 'shop.vcl'), 'utf8');
  const kept = /&\(\?!\(\?:([\w|]+)\)/.exec(vcl)?.[1];
  expect(kept?.split('|')).toEqual([...new Set([...declared, 'preview'])].sort());
});
