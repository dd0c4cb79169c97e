/** @jest-environment node */
import { defaultSettings } from '@tanabana/shared/settings/defaultSettings';
import { contentSecurityPolicy } from './contentSecurityPolicy';

const inline = { scripts: ['{}'], styles: ['a{}'] };

test('allows inline elements by their hash only', () => {
  const policy = contentSecurityPolicy(defaultSettings, inline);
  expect(policy).toContain("script-src 'self' 'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='");
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("require-trusted-types-for 'script'");
});

test('lets calls go to the account service that the settings name, and nowhere else', () => {
  expect(contentSecurityPolicy(defaultSettings, inline)).toContain("connect-src 'self';");
  const elsewhere = { ...defaultSettings, apiBaseUrl: 'https://accounts.tanabana.example/api' };
  expect(contentSecurityPolicy(elsewhere, inline)).toContain(
    "connect-src 'self' https://accounts.tanabana.example;",
  );
});
