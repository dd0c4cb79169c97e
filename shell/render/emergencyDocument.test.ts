/** @jest-environment node */
import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import { textOf } from './compressDocument';
import { hashSource } from './contentSecurityPolicy';
import { emergencyDocument } from './emergencyDocument';

test('the policy of the emergency document allows its style', async () => {
  const document = emergencyDocument(defaultSettings);
  const [, style = ''] = /<style>(.*)<\/style>/.exec(await textOf(document)) ?? [];
  expect(document.policy).toContain(`style-src 'self' ${hashSource('')} ${hashSource(style)};`);
});
