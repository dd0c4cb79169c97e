import { trustGoogleScript } from './SignInOptions';

type CreatePolicy = (name: string, rules: { createScriptURL: (address: string) => string | null }) => object;

const putTrustedTypes = (defaultPolicy: object | null) => {
  const createPolicy = jest.fn<object, Parameters<CreatePolicy>>();
  Object.assign(window, { trustedTypes: { defaultPolicy, createPolicy } });
  return createPolicy;
};

afterEach(() => Reflect.deleteProperty(window, 'trustedTypes'));

test("trustGoogleScript allows Google's script by its one address", () => {
  const createPolicy = putTrustedTypes(null);
  trustGoogleScript();
  const [name, { createScriptURL }] = createPolicy.mock.lastCall!;
  expect(name).toBe('default');
  expect(createScriptURL('https://accounts.google.com/gsi/client')).toBe(
    'https://accounts.google.com/gsi/client',
  );
  for (const other of [
    'https://accounts.google.com/gsi/client?x',
    'https://accounts.google.com/gsi/client/../evil',
    'data:text/javascript,alert(1)',
    '/assets/other.js',
  ]) {
    expect(createScriptURL(other)).toBeNull();
  }
});

test('trustGoogleScript creates one policy only, since the browser refuses a second', () => {
  const createPolicy = putTrustedTypes({});
  trustGoogleScript();
  expect(createPolicy).not.toHaveBeenCalled();
});

test('trustGoogleScript does nothing in a browser without Trusted Types', () => {
  expect(trustGoogleScript).not.toThrow();
});
