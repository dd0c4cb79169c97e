import { domainToASCII } from 'node:url';

/**
 * Normalises an email, so that ` Asha@Example.IN ` and `asha@example.in` are the same account. The domain is returned in
 * ASCII: of `asha@bücher.example`, Chromium sends `asha@xn--bcher-kva.example`, and Firefox sends what was typed.
 */
export function normaliseEmail(email: string): string {
  return withDomain(composeEmail(email), domainToASCII);
}

/** Returns an email without surrounding spaces, in lower case and in NFC. */
export function composeEmail(email: string): string {
  return email.trim().toLowerCase().normalize('NFC');
}

/** Keeps a domain that `convert` does not know. */
export function withDomain(email: string, convert: (domain: string) => string): string {
  const start = email.lastIndexOf('@') + 1;
  const domain = email.slice(start);
  // Both conversions return '' for an invalid domain.
  return email.slice(0, start) + (convert(domain) || domain);
}
