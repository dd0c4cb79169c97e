/** @jest-environment node */
import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import { contentSecurityPolicy, hashSource } from './contentSecurityPolicy';

const inline = { scripts: [hashSource('{}')], styles: [hashSource('a{}')] };

test('allows inline elements only by their hash', () => {
  const policy = contentSecurityPolicy(defaultSettings, inline);
  expect(policy).toContain("script-src 'self' 'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='");
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("require-trusted-types-for 'script'");
});

test('allows requests only to the account service in the settings', () => {
  expect(contentSecurityPolicy(defaultSettings, inline)).toContain("connect-src 'self';");
  const elsewhere = { ...defaultSettings, apiBaseUrl: 'https://accounts.tanabana.example/api' };
  expect(contentSecurityPolicy(elsewhere, inline)).toContain(
    "connect-src 'self' https://accounts.tanabana.example;",
  );
});

test("allows Google's sign-in button only when the settings contain a client id", () => {
  expect(contentSecurityPolicy(defaultSettings, inline)).not.toMatch(/goog|frame-src|default;/);
  const policy = contentSecurityPolicy({ ...defaultSettings, googleClientId: 'client-1' }, inline);
  expect(policy).toMatch(/script-src 'self' \S+ https:\/\/accounts\.google\.com\/gsi\/client;/);
  expect(policy).toContain("connect-src 'self' https://accounts.google.com/gsi/;");
  expect(policy).toContain('frame-src https://accounts.google.com/gsi/;');
  expect(policy).toMatch(/trusted-types service-worker dompurify default goog#html$/);
  expect(policy).not.toContain('unsafe');
});

test('allows the service worker and its Trusted Types policy unless offline mode is off', () => {
  const policy = contentSecurityPolicy(defaultSettings, inline);
  expect(policy).toContain("worker-src 'self';");
  expect(policy).toMatch(/trusted-types service-worker dompurify$/);
  const without = contentSecurityPolicy({ ...defaultSettings, offline: false }, inline);
  expect(without).not.toMatch(/worker/);
});
