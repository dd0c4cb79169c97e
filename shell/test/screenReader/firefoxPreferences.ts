const PREFERENCES = {
  // With -1, Firefox always builds the accessibility tree.
  'accessibility.force_disabled': -1,
  'browser.shell.checkDefaultBrowser': false,
  'browser.aboutwelcome.enabled': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.newtab.preload': false,
  'browser.tabs.warnOnClose': false,
  'browser.translations.automaticallyPopup': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'datareporting.policy.firstRunURL': '',
  'signon.rememberSignons': false,
  'app.update.enabled': false,
  'app.normandy.enabled': false,
  'extensions.getAddons.cache.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'http://127.0.0.1:9',
  // A mailto link opens no program, because the walk checks only the speech after the click.
  'network.protocol-handler.external.mailto': false,
} as const;

/** Content of the file user.js, which prevents prompts and requests to other sites. */
export const FIREFOX_PREFERENCES = Object.entries(PREFERENCES)
  .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
  .join('');
