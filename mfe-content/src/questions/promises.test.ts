import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(__dirname, '../../content');
/** All content files, which contain the texts of pages and posts. */
const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(json|md)$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }));
const filesThatSay = (promise: RegExp) =>
  texts.filter(({ text }) => promise.test(text)).map(({ file }) => file);

test.each([
  ['to store addresses: they live on the account’s page only (§3)', /(keeps?|stores?|saves?) your address/i],
  ['to show the house’s share of a price', /add ours in the open/i],
  ['to load nothing of Google’s before it is requested', /if you choose to sign in with Google, Google’s/i],
  [
    'or describes children at work',
    /\b(learn(ed|t)|began|given)[^.]* at (eight|nine|ten|eleven|twelve|thirteen|fourteen|[89]|1[0-4])\b/i,
  ],
  ['or describes goods that are packed in straw', /(packed|bedded|floated|wrapped) in straw/i],
  ['that the catalogue has a peepal leaf of straw', /is also a peepal leaf|peepal leaves cut from straw/i],
])('no text promises %s', (_, promise) => {
  expect(texts.length).toBeGreaterThan(20);
  expect(filesThatSay(promise)).toEqual([]);
});

test('the questions describe addresses as the account page does', () => {
  expect(filesThatSay(/addresses[^.]* kept for this visit only/i)).toEqual(['questions.json']);
});

test('the privacy policy mentions the performance measurement and the forms that send nothing', () => {
  expect(filesThatSay(/how quickly pages/i)).toEqual(['legal/privacy.json']);
  expect(filesThatSay(/do not send us anything/i)).toEqual(['legal/privacy.json']);
});
