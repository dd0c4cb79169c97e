/** @jest-environment node */
import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import { settingsWith } from './settingsWith';

test('merges overrides into the default settings', () => {
  expect(settingsWith(undefined)).toEqual(defaultSettings);
  expect(settingsWith('{"payments":true}')).toEqual({ ...defaultSettings, payments: true });
});

test.each([
  ['{"paymets":true}', 'paymets'],
  ['{"contact":{"email":"a@b.example","telephone":"1"}}', 'contact'],
  ['{"payments":"yes"}', 'payments'],
  ['{"enquiryWebhook":"hooks.example"}', 'enquiryWebhook: A webhook has an https address'],
  ['{"enquiryWebhook":"http://hooks.example/"}', 'enquiryWebhook: A webhook has an https address'],
  ['{"enquiryWebhook":"https://user:word@hooks.example/"}', 'enquiryWebhook: A webhook has an https'],
  ['[]', 'Expected Object'],
  ['null', 'Expected Object'],
  ['"kit"', 'Expected Object'],
  ['{', 'JSON'],
])('refuses %s, which would change nothing or break a page', (overrides, named) => {
  expect(() => settingsWith(overrides)).toThrow(/^TB-CONFIG-006: SETTINGS is not a set of settings: /);
  expect(() => settingsWith(overrides)).toThrow(named);
});
