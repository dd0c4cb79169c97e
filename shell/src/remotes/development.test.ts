import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import { describeFederation } from './development';

test('the devtools of Module Federation list shell, remotes and shared packages', () => {
  const composition = {
    release: 'r',
    seed: 1,
    shell: '1.0.0',
    settings: defaultSettings,
    records: {},
    remotes: { cart: { owner: 'Cart team', version: 'dev', entry: '/assets/cart/dev/entry.js' } },
    routes: [{ path: '/cart', remote: 'cart', expose: './pages/cart', scripts: [] }],
  };
  const lib = () => undefined;
  const scope = { react: { '19.3.1': { get: () => lib, lib } } };
  const entry = 'http://localhost/assets/cart/dev/entry.js';
  expect(describeFederation(composition, scope)).toMatchObject({
    moduleInfo: {
      shell: {
        remotesInfo: { cart: { matchedVersion: entry } },
        shared: [{ sharedName: 'react', version: '19.3.1' }],
      },
      [`cart:${entry}`]: {
        remoteEntry: entry,
        modules: [{ moduleName: 'pages/cart', modulePath: './pages/cart' }],
      },
    },
  });
});
