const GOOGLE_SCRIPT = 'https://accounts.google.com/gsi/client';

/** The part of Trusted Types used here; TypeScript's own declarations lack it. */
interface TrustedTypesWindow {
  readonly trustedTypes?: {
    readonly defaultPolicy: object | null;
    readonly createPolicy: (
      name: string,
      rules: { readonly createScriptURL: (address: string) => string | null },
    ) => object;
  };
}

/**
 * Allows the address of Google's script under the page's Trusted Types policy. Google's library assigns it as
 * plain text, which the policy forbids; every other address stays forbidden. Without Trusted Types it does
 * nothing.
 * @throws {TypeError} when the page's policy does not allow the policy for Google
 */
export function trustGoogleScript(): void {
  const { trustedTypes } = window as TrustedTypesWindow;
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createScriptURL: (address) => (address === GOOGLE_SCRIPT ? address : null),
  });
}
