import { defaultSettings } from '@tanabana/runtime/settings/defaultSettings';
import { readDocument } from './readDocument';

const own = { release: 'one', seed: 1, settings: defaultSettings };
const map = { remotes: {}, routes: [], records: {} };

function openDocument(composition: object, releaseMap?: object) {
  const block = (id: string, data: object) => {
    const script = Object.assign(document.createElement('script'), { type: 'application/json', id });
    script.textContent = JSON.stringify(data);
    document.body.append(script);
  };
  document.body.replaceChildren();
  block('tanabana-document', { composition, token: 't' });
  if (releaseMap) block('tanabana-release', releaseMap);
}

test('the composition is what the document says and what the release map says', () => {
  openDocument(own, map);
  expect(readDocument()).toMatchObject({ token: 't', composition: { ...own, ...map } });
});

test('a server of before says all of it in the document', () => {
  openDocument({ ...own, ...map });
  expect(readDocument().composition).toMatchObject({ ...own, ...map });
});

test('a document without either is refused', () => {
  openDocument(own);
  expect(() => readDocument()).toThrow('Expected "remotes"');
});
