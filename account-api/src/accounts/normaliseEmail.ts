/** Normalises an address: ` Asha@Example.IN ` and `asha@example.in` are the same account. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase().normalize('NFC');
}
