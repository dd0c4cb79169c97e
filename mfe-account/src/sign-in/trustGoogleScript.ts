const GOOGLE_SCRIPT = 'https://accounts.google.com/gsi/client';

/** Part of Trusted Types that TypeScript's declarations lack. */
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
 * Allows the address of Google's script, which Google's library assigns as plain text, under Trusted Types.
 * @throws {TypeError} when the page's policy forbids the policy for Google
 */
export function trustGoogleScript(): void {
  const { trustedTypes } = window as TrustedTypesWindow;
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createScriptURL: (address) => (address === GOOGLE_SCRIPT ? address : null),
  });
}
