import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import { readDocument } from './readDocument';

const composition = {
  release: 'one',
  seed: 1,
  shell: '1.0.0-a',
  settings: defaultSettings,
  remotes: {},
  routes: [],
  records: {},
};

function openDocument(data: object) {
  const script = Object.assign(document.createElement('script'), { type: 'application/json' });
  script.id = 'tanabana-document';
  script.textContent = JSON.stringify(data);
  document.body.replaceChildren(script);
}

test('reads the composition of the document', () => {
  openDocument({ composition });
  expect(readDocument()).toMatchObject({ composition });
});

test('rejects a document without a complete data block', () => {
  openDocument({ composition: { ...composition, remotes: undefined } });
  expect(() => readDocument()).toThrow('Expected "remotes"');
  document.body.replaceChildren();
  expect(() => readDocument()).toThrow();
});
