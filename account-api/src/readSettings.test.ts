import { readSettings } from './readSettings';

describe("the service's settings", () => {
  test('have defaults', () => {
    expect(readSettings({})).toEqual({
      databaseUrl: undefined,
      signingKey: undefined,
      hasDemo: true,
      google: undefined,
      limits: {
        perAddress: { calls: 60, seconds: 60 },
        perAccount: { calls: 10, seconds: 900 },
        perAccountNewAddresses: { calls: 100, seconds: 900 },
      },
    });
  });

  test('treat empty variables as unset', () => {
    expect(readSettings({ DATABASE_URL: '', GOOGLE_CLIENT_ID: '' })).toEqual(readSettings({}));
  });

  test('need only the client id for sign-in with Google', () => {
    expect(readSettings({ GOOGLE_CLIENT_ID: 'shop' }).google).toEqual({
      clientId: 'shop',
      jwksUrl: 'https://www.googleapis.com/oauth2/v3/certs',
      issuers: ['https://accounts.google.com', 'accounts.google.com'],
    });
  });

  test.each([
    ['DATABASE_URL', 'mysql://secret@host/db'],
    ['TOKEN_SIGNING_KEY', 'secret: too short'],
    ['GOOGLE_JWKS_URL', 'secret place'],
    ['LIMIT_PER_ADDRESS', 'secret'],
    ['LIMIT_PER_ACCOUNT', '0/60'],
    ['LIMIT_PER_ACCOUNT_NEW_ADDRESSES', '60'],
  ])('are refused when %s is wrong, with its name and without its value', (name, value) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(name);
    expect(read).not.toThrow(/secret|mysql/);
  });
});
