const GOOGLE_SCRIPT = 'https://accounts.google.com/gsi/client';

/** The part of Trusted Types that is used here; TypeScript's own declarations lack it. */
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
 * Google's library writes its script's address as plain text, which the page's policy forbids (Trusted Types).
 * From here on the browser takes this one address, and still no other. Elsewhere there is nothing to do.
 * @throws {TypeError} where the page's policy does not foresee Google's button
 */
export function trustGoogleScript(): void {
  const { trustedTypes } = window as TrustedTypesWindow;
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createScriptURL: (address) => (address === GOOGLE_SCRIPT ? address : null),
  });
}
