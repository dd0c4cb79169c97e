/** @jest-environment node */
import { defaultSettings } from '@tanabana/runtime/settings/defaultSettings';
import { hashSource } from './contentSecurityPolicy';
import { emergencyDocument } from './emergencyDocument';

test('the policy of the emergency document allows its style', () => {
  const { html, policy } = emergencyDocument(defaultSettings);
  const [, style = ''] = /<style>(.*)<\/style>/.exec(html) ?? [];
  expect(policy).toContain(`style-src 'self' ${hashSource('')} ${hashSource(style)};`);
});
